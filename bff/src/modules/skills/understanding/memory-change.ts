import { trimEndOf } from '../../../common/language/trim-end.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { plainApostrophes, withoutCourtesy } from './phrasing.js';
import { requestWords } from './request-words.js';
import { readStorageRequest } from './storage-request.js';

/** "Forget what I said about Ana", "Correct that: …": what is asked of what is kept already. */
export function memoryChangeIn(text: string): SkillCall | undefined {
  const { rest } = withoutCourtesy(plainApostrophes(text.trim()));
  const { correct, forget } = requestWords(text).says;
  const isCorrection = correct.test(rest);
  const what = textAfter(text, rest, isCorrection ? correct : forget);
  if (what === '') return undefined;
  if (isCorrection) return { skill: 'memory.correct', parameters: { statement: what }, targets: [] };
  if (readStorageRequest(text)?.wish !== 'delete') return undefined;
  return { skill: 'memory.forget', parameters: { topic: trimEndOf(what, /[.!?\s]/u) }, targets: [] };
}

/** The user's own characters: apostrophes were replaced one for one, and what is meant ends the text. */
function textAfter(text: string, rest: string, opening: RegExp): string {
  const left = rest.replace(opening, '').trimEnd();
  return left === ''
    ? ''
    : text
        .trim()
        .slice(text.trim().length - rest.replace(opening, '').length)
        .trim();
}
