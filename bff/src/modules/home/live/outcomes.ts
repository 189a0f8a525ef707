import { type CommandAnswer } from '../../../integrations/home/live/live-adapter.js';

/** What became of an action of real devices. */
export interface Outcome {
  readonly outcome: 'acknowledged' | 'no_answer' | 'refused';
  readonly reason: string | null;
}

/** Of several devices, the worst of what they say. */
export function outcomeOf(answers: readonly CommandAnswer[]): Outcome {
  const refused = answers.find((answer) => answer.outcome === 'refused');
  if (refused) return { outcome: 'refused', reason: refused.reason };
  const isSilent = answers.some(({ outcome }) => outcome === 'no_answer');
  return { outcome: isSilent ? 'no_answer' : 'acknowledged', reason: null };
}
