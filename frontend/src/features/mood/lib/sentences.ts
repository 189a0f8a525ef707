import { formatFullDay, formatQuantity } from '../../../lib/format';
import type { MoodCalendar, MoodStatistics } from '../../../shared/mood/api/mood.api';
import { againstUsual, daysInARow, meanOf } from './day-means';
import { dayName, addDays, dayOf } from '../../../lib/calendar';

type Days = MoodCalendar['items'];

const FORTNIGHT = 14;
/** A difference that is smaller is none. */
const NOTABLE = 0.05;
const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
/** A cell with fewer entries has no value. */
export const MIN_OF_CELL = 5;
const CELL_HOURS = 2;

export function oneDecimal(value: number): string {
  return value.toFixed(1);
}

/** "Mean of the last 7 days 3.4, 0.3 under your usual 3.7." */
export function trendSentence(days: Days, today: Date): string {
  const compared = againstUsual(days, today);
  if (!compared) return 'What’s usual for you shows after 14 days with an entry.';
  const { recent, usual } = compared;
  const difference = Math.abs(recent - usual);
  const side = recent < usual ? 'under' : 'over';
  const against =
    difference < NOTABLE
      ? `the same as your usual ${oneDecimal(usual)}`
      : `${oneDecimal(difference)} ${side} your usual ${oneDecimal(usual)}`;
  return `Mean of the last 7 days ${oneDecimal(recent)}, ${against}.`;
}

/** What was told lately, without a word on what was not. */
export function rhythmSentence(days: Days, today: Date): string {
  const from = dayName(addDays(today, 1 - FORTNIGHT));
  const lately = days.filter(({ day }) => day >= from).length;
  const row = daysInARow(days, today);
  const inARow = row > 1 ? `, the last ${String(row)} in a row` : '';
  return `Entries on ${String(lately)} of the last ${String(FORTNIGHT)} days${inARow}. Days without one are left empty.`;
}

export function yearSentence(days: Days): string {
  if (days.length === 0) return 'No entry in the last twelve months.';
  const mean = oneDecimal(meanOf(days.map((day) => day.mean)));
  const lowest = days.reduce((one, other) => (other.mean < one.mean ? other : one));
  const highest = days.reduce((one, other) => (other.mean > one.mean ? other : one));
  if (highest.mean === lowest.mean)
    return `${formatQuantity(days.length, 'day', 'days')}, ${days.length === 1 ? 'at' : 'each'} ${mean}.`;
  const end = (day: Days[number]): string => `${formatFullDay(dayOf(day.day))}, ${oneDecimal(day.mean)}`;
  return `${formatQuantity(days.length, 'day', 'days')}, mean ${mean}. Lowest ${end(lowest)}; highest ${end(highest)}.`;
}

/** "Lowest on Mondays from 14 to 16, 3.1 (n 9). Highest on Saturdays from 10 to 12, 4.3 (n 7)." */
export function hoursSentence(hours: MoodStatistics['hours']): string {
  const cells = hours.filter(({ count }) => count >= MIN_OF_CELL);
  const [first, ...others] = cells;
  if (!first || others.length === 0) {
    return `Hours of a weekday show once they have ${String(MIN_OF_CELL)} entries each.`;
  }
  const lowest = cells.reduce((one, other) => (other.mean < one.mean ? other : one));
  const highest = cells.reduce((one, other) => (other.mean > one.mean ? other : one));
  if (lowest.mean === highest.mean) return `${oneDecimal(first.mean)} at every hour with enough entries.`;
  return `Lowest on ${cellWords(lowest)}. Highest on ${cellWords(highest)}.`;
}

/** What is clear, what may be nothing, and how many would be clear by chance. */
export function effectsSentence({ tags, days }: Pick<MoodStatistics, 'tags' | 'days'>): string {
  const told = tags.flatMap(({ name, effect }) => (effect ? [{ name, ...effect }] : []));
  const clear = told.filter(({ mayBeNothing }) => !mayBeNothing);
  const names = (of: readonly { name: string }[]): string =>
    new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(of.map(({ name }) => name));
  const better = clear.filter(({ difference }) => difference > 0);
  const worse = clear.filter(({ difference }) => difference < 0);
  const parts = [
    ...(better.length > 0 ? [`Better days go with ${names(better)}`] : []),
    ...(worse.length > 0 ? [`${better.length > 0 ? 'worse' : 'Worse'} days with ${names(worse)}`] : []),
  ];
  const found = parts.length === 0 ? 'Every difference may be nothing' : parts.join(', ');
  const nothing = told.length - clear.length;
  const rest =
    clear.length > 0 && nothing > 0 ? `; ${String(nothing)} of ${String(told.length)} may be nothing` : '';
  return `${found}${rest}. Over ${formatQuantity(days, 'day', 'days')}; each day counts once.`;
}

function cellWords({ weekday, hour, mean, count }: MoodStatistics['hours'][number]): string {
  const hours = `${String(hour).padStart(2, '0')} to ${String(hour + CELL_HOURS).padStart(2, '0')}`;
  return `${WEEKDAYS[weekday] ?? ''} from ${hours}, ${oneDecimal(mean)} (n ${String(count)})`;
}
