export { TypingLine, type TypingLineProps } from './typing-line';
