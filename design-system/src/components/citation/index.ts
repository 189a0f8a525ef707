export { Citation, type CitationProps } from './citation';
