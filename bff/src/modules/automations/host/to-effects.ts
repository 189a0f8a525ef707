import { type AutomationEffect } from '../automation.js';
import { type Effect } from '../engine/rule-state.js';

/** What is to be done, as it is kept: a question waits for its answer from the beginning. */
export function toEffects(automationId: string, effects: readonly Effect[]): AutomationEffect[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'act') return [];
    const { key, runKey, step, action, cause } = effect;
    const nothing = { startedAt: null, endedAt: null, expiresAt: null, result: null, skillRunId: null };
    return [
      {
        ...nothing,
        ...{ key, automationId, runKey, step, action, cause, at: new Date(effect.at) },
        ...{ status: 'due', isConfirmed: false },
      } satisfies AutomationEffect,
    ];
  });
}
