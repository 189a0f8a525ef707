export { Mark, Wordmark, type MarkProps } from './mark';
