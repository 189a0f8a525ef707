import { addDays, addMonths, type Day, dayAt, dayOf } from '../../../common/calendar.js';
import { zoneOffset } from '../../../common/wall-clock.js';
import { datesIn } from '../../language/knowledge/dates-in.js';
import { type PeriodWords } from './period-words.js';
import { capitalise } from './phrasing.js';

const WEEK = 7;
const YEAR = 12;
const WORD = /\p{L}+/gu;

/** The last day before today that is called so, in small words: "on Monday" of a Monday is a week ago. */
export function pastDayIn(
  said: string,
  { ways, language }: PeriodWords,
  { now, timeZone }: { now: Date; timeZone: string },
): Day | undefined {
  const called = ways.day
    .map((way) => way.exec(said)?.groups?.called?.trim())
    .find((each) => each !== undefined);
  if (called === undefined) return undefined;
  const [found] = datesIn(called, language, { instant: now, timezone: zoneOffset(now, timeZone) });
  if (found?.text !== called) return undefined;
  const { start } = found;
  const day = dayOf(start.get('year') ?? 0, (start.get('month') ?? 1) - 1, start.get('day') ?? 1);
  const today = dayAt(now, timeZone);
  if (day < today) return day;
  if (start.isCertain('weekday') && !start.isCertain('day')) return addDays(day, -WEEK);
  return start.isCertain('month') && !start.isCertain('year') ? addMonths(day, -YEAR) : undefined;
}

/** Such a day as it is said after what was so on it: "on Monday", "on 12 November", "3 days ago". */
export function pastDayInWords(said: string, { words, says, tables }: PeriodWords): string {
  const name = said.replaceAll(WORD, (word) =>
    [words.months, words.weekdays, words.nouns].some((names) => names.has(word)) ? capitalise(word) : word,
  );
  return says.has_preposition.test(name) ? name : `${tables.in.get('day') ?? ''} ${name}`;
}
