export { AnswerBlock, type AnswerBlockProps } from './answer-block';
