import { type Chart } from '../runs/runs.dto.js';
import { rethrowAsRefusal } from './rethrow-as-refusal.js';
import { type HandlerResult, type SkillCall } from './skill-handler.js';

/** What came of one call: it told something, or it took something away. */
export interface Outcome<Kept> {
  readonly answers: readonly string[];
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
    const charts: Chart[] = [];
    const removed: Kept[] = [];
    for (const call of asked) {
      const outcome = await perform(call);
      answers.push(...outcome.answers);
      charts.push(...(outcome.charts ?? []));
      removed.push(...(outcome.removed ?? []));
    }
    return { answer: answers.join(' '), charts, ...(removed.length > 0 && { effect: { removed } }) };
  });
}
