import { mostAlike, tellingWords } from './alike.js';
import { type StoredReminder, whenDue } from '../reminders.service.js';

/** By what a reminder was told apart. */
export interface ReminderSelector {
  readonly text?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** The share of what was said that has to be in it; by default all. */
  readonly least?: number;
}

/** All that was said has to be in it: the wrong one must not go. */
const LEAST_LIKENESS = 1;

/** Those that were meant: the one that says just that, or else all that say it among other things. */
export function matching(
  reminders: readonly StoredReminder[],
  { text, from, until, least = LEAST_LIKENESS }: ReminderSelector,
): StoredReminder[] {
  const inTime = reminders.filter((each) => isIn(whenDue(each), from, until));
  if (!text) return inTime;
  const saying = mostAlike(inTime, text, { textOf: (each) => each.text, least });
  const { length } = tellingWords(text);
  const exact = saying.filter((each) => tellingWords(each.text).length === length);
  return exact.length > 0 ? exact : saying;
}

function isIn(due: Date | null, from: Date | undefined, until: Date | undefined): boolean {
  if (from === undefined && until === undefined) return true;
  return due !== null && (from === undefined || due >= from) && (until === undefined || due < until);
}
