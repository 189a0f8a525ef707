import { wordMap } from '../../../common/word-map.js';

/** What a reason is, in a few words for a person. */
const REASONS = wordMap<string>({
  'own-doing': 'it was its own doing',
  'long-chain': 'too many automations started each other',
  suspended: 'it ran too often and pauses',
  'too-often': 'it ran too often: it pauses for 10 minutes',
  'cooling-down': 'it ran a moment ago',
  'quiet-hours': 'quiet hours',
  conditions: 'its conditions were not met',
  'still-running': 'it was still running',
  'queue-full': 'too many starts were waiting',
  'started-again': 'it was started again',
  'no-answer': 'nobody answered',
  'answered-no': 'the answer was no',
  'waited-in-vain': 'what it waited for did not happen',
  'too-many-steps': 'it had too many steps',
  changed: 'it was changed meanwhile',
});

export function reasonWords(reason: string | null): string | null {
  return reason === null ? null : (REASONS.get(reason) ?? reason);
}

/** What a run did between its actions. */
export function stepWords(what: string, values: Readonly<Record<string, unknown>> = {}): string {
  switch (what) {
    case 'delayed':
      return `Waited ${String(values.seconds)} s`;
    case 'waiting':
      return 'Waited for something';
    case 'went-on':
      return 'Went on';
    case 'chose':
      return values.option === 0 ? 'Took no option' : `Took option ${String(values.option)}`;
    default:
      return what;
  }
}
