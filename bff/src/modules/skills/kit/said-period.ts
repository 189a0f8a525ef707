import { wallOf } from '../../../common/wall-clock.js';
import { DATES } from '../../language/knowledge/date-words.js';
import { USUAL_LANGUAGE } from '../../language/languages.js';
import { momentOf } from '../../language/spans/moment.js';
import { type When } from '../../language/spans/when.js';
import { type SaidHere } from './from-words.js';

/** Lengths of time that are said of the past, by the days back at which the packs have them begin. */
const BACK: ReadonlyMap<number, string> = new Map([
  [0, 'today'],
  [-1, 'yesterday'],
  [-2, 'the day before yesterday'],
  [-7, 'last week'],
  [-30, 'last month'],
  [-365, 'last year'],
]);

/** A time that is over or goes on, as `resolvePeriod` takes it; `undefined` where what was said is none. */
export function saidPeriod(
  said: unknown,
  { now, timeZone }: Pick<SaidHere, 'now' | 'timeZone'>,
): string | undefined {
  if (typeof said === 'string') return said;
  // A month alone: the last there was.
  if (typeof said === 'number') return months()[said - 1];
  if (typeof said !== 'object' || said === null) return undefined;
  const when = said as When;
  const { day, month, monthDay, year } = when;
  if (day !== undefined) return BACK.get(day);
  if (month !== undefined && monthDay === undefined)
    return [months()[month - 1], ...(year === undefined ? [] : [year])].join(' ');
  if (month === undefined && year !== undefined) return String(year);
  const at = momentOf(when, now, timeZone, { towards: 'past' });
  return at && at <= now ? dateOf(at, timeZone) : undefined;
}

/** What is passed on is said in the usual language. */
function months(): readonly string[] {
  return [...DATES.of(USUAL_LANGUAGE).words.months];
}

function dateOf(at: Date, timeZone: string): string {
  const { day, month, year } = wallOf(at, timeZone);
  return `on ${String(day)} ${months()[month - 1] ?? ''} ${String(year)}`;
}
