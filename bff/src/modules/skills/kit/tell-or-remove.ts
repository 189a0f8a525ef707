import { type Chart } from '../runs/runs.dto.js';
import { joinedParts } from './joined-parts.js';
import { rethrowAsRefusal } from './rethrow-as-refusal.js';
import { type AnswerPart, type HandlerResult, type SkillCall } from './skill-handler.js';

/** What came of one call: it told something, or it took something away. */
export interface Outcome<Kept> {
  readonly answers: readonly string[];
  /** Said in their place, one each, where they have words that the log must not hold. */
  readonly parts?: readonly AnswerPart[];
  readonly charts?: readonly Chart[];
  readonly removed?: readonly Kept[];
}

/** Does one call after the other and tells it in one answer; what was removed is all that an undo needs. */
export function tellOrRemove<Kept>(
  asked: readonly SkillCall[],
  perform: (call: SkillCall) => Promise<Outcome<Kept>>,
): Promise<HandlerResult> {
  return rethrowAsRefusal(async () => {
    const answers: string[] = [];
    const parts: AnswerPart[] = [];
    const charts: Chart[] = [];
    const removed: Kept[] = [];
    for (const call of asked) {
      const outcome = await perform(call);
      answers.push(...outcome.answers);
      parts.push(...(outcome.parts ?? outcome.answers.map((text) => ({ text }))));
      charts.push(...(outcome.charts ?? []));
      removed.push(...(outcome.removed ?? []));
    }
    return {
      ...{ answer: answers.join(' '), charts },
      ...(parts.some(({ entryIds }) => entryIds) && { parts: joinedParts(parts.map((part) => [part])) }),
      ...(removed.length > 0 && { effect: { removed } }),
    };
  });
}
