import { words } from '../../../common/language/tokens.js';
import { type StoredReminder, whenDue } from '../reminders.service.js';

/** By what a reminder was told apart. */
export interface ReminderSelector {
  readonly text?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

const SMALL_WORD = /^(?:the|a|an|my|to|of|and|about|for|with)$/u;

/** Those that were meant: the one that says just that, or else all that say it among other things. */
export function matching(
  reminders: readonly StoredReminder[],
  { text, from, until }: ReminderSelector,
): StoredReminder[] {
  const inTime = reminders.filter((each) => isIn(whenDue(each), from, until));
  if (!text) return inTime;
  const wanted = tellingWords(text);
  const saying = inTime.filter((each) => {
    const said = words(each.text);
    return wanted.every((word) => said.includes(word));
  });
  const exact = saying.filter((each) => tellingWords(each.text).length === wanted.length);
  return exact.length > 0 ? exact : saying;
}

function isIn(due: Date | null, from: Date | undefined, until: Date | undefined): boolean {
  if (from === undefined && until === undefined) return true;
  return due !== null && (from === undefined || due >= from) && (until === undefined || due < until);
}

function tellingWords(text: string): string[] {
  const said = words(text);
  const telling = said.filter((word) => !SMALL_WORD.test(word));
  return telling.length > 0 ? telling : said;
}
