import { type AnswerPart } from './skill-handler.js';

/** Several answers as one, each in its parts, with what stands between them. */
export function joinedParts(
  answers: readonly (readonly AnswerPart[])[],
  between = ' ',
): readonly AnswerPart[] {
  return answers.flatMap((parts, index) => (index === 0 ? parts : [{ text: between }, ...parts]));
}
