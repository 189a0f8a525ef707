import { momentOf, zoneOffset } from '../../../common/wall-clock.js';

export interface Period {
  /** As it is said after a number: "today", "last week". */
  readonly words: string;
  readonly from: Date;
  readonly before: Date;
}

const DAYS_AGO = /\b(?:the )?(?:last|past) (\d{1,3}) days\b/u;
const MAX_DAYS = 366;

/** The days that a sentence speaks of, in the user's zone; weeks begin on Monday. */
export function periodIn(text: string, now: Date, timeZone: string): Period | undefined {
  const said = text.toLowerCase();
  const shown = new Date(now.getTime() + zoneOffset(now, timeZone) * 60_000);
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  /** Midnight so many days from today, and months. */
  const at = (days: number, months = 0, ofMonth = day): Date => {
    const date = new Date(Date.UTC(year, month - 1 + months, ofMonth + days));
    return momentOf(
      {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: 0,
        minute: 0,
      },
      timeZone,
    );
  };
  const monday = -((shown.getUTCDay() + 6) % 7);
  const days = Number(DAYS_AGO.exec(said)?.[1] ?? 0);
  if (days > 0 && days <= MAX_DAYS)
    return { words: `in the last ${String(days)} days`, from: at(1 - days), before: at(1) };
  if (/\byesterday\b/u.test(said)) return { words: 'yesterday', from: at(-1), before: at(0) };
  if (/\blast week\b/u.test(said)) return { words: 'last week', from: at(monday - 7), before: at(monday) };
  if (/\b(?:this|the|my) week\b/u.test(said))
    return { words: 'this week', from: at(monday), before: at(monday + 7) };
  if (/\blast month\b/u.test(said)) return { words: 'last month', from: at(0, -1, 1), before: at(0, 0, 1) };
  if (/\b(?:this|the|my) month\b/u.test(said))
    return { words: 'this month', from: at(0, 0, 1), before: at(0, 1, 1) };
  if (/\b(?:today|(?:my|the|this) day)\b/u.test(said)) return { words: 'today', from: at(0), before: at(1) };
  return undefined;
}
