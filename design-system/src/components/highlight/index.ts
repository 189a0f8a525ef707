export { Highlight, type HighlightProps, type HighlightRange } from './highlight';
