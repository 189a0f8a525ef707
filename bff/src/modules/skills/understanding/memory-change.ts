import { trimEndOf } from '../../../common/language/trim-end.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { plainApostrophes, withoutCourtesy } from './phrasing.js';
import { readStorageRequest } from './storage-request.js';

const FORGET =
  /^(?:forget|unlearn|delete|erase|remove)\b(?: (?:everything|anything|all|every|any|(?:the|that|this|my|your|last)(?= (?:last |my )*(?:memor|notes?\b|things?\b|facts?\b))))*(?: (?:memor(?:y|ies)|notes?|things?|facts?))?(?: (?:that|what|which))*(?: (?:i|you|we)(?:'ve| have)? (?:said|told you|know|noted|wrote|kept|remember|mentioned))?(?: (?:about|of|on|that|with|to do with))*\s*/iu;
const CORRECT =
  /^(?:correction|correct (?:that|this|it|yourself)|(?:please )?correct (?:my|the|your) memor(?:y|ies))\s*[:,–—-]?\s*(?:to|that)?\s*/iu;

/** "Forget what I said about Ana", "Correct that: …": what is asked of what is kept already. */
export function memoryChangeIn(text: string): SkillCall | undefined {
  const { rest } = withoutCourtesy(plainApostrophes(text.trim()));
  const isCorrection = CORRECT.test(rest);
  const what = textAfter(text, rest, isCorrection ? CORRECT : FORGET);
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
