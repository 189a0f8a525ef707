import { type Segment } from '../spans/span.js';
import { type When } from '../spans/when.js';
import { type Range } from './candidate.js';

/** What says on which day something is. */
const DAY: ReadonlySet<string> = new Set<keyof When>([
  ...([
    'day',
    'weekday',
    'which',
    'weeksAhead',
    'monthDay',
    'month',
    'year',
    'inMonths',
    'plusDays',
  ] as const),
]);
/** A moment of these is of no day of its own. */
const HOUR: ReadonlySet<string> = new Set<keyof When>(['hour', 'minute', 'meridiem', 'is24Hour', 'part']);

/**
 * "On Thursday I have the dentist, tell me in the morning" means Thursday morning: an hour without a day is one of the
 * day on which what was told before it happens. Nothing where the moment has a day, or where none or two were told.
 */
export function dayOf(
  slot: string,
  said: unknown,
  { start, end }: Range,
  segments: readonly Segment[],
): [string, unknown][] {
  if (!isRecord(said) || !Object.keys(said).every((part) => HOUR.has(part))) return [];
  const days = segments
    .filter((segment) => segment.start >= start && segment.end <= end)
    .flatMap(({ meanings }) => meanings.filter(({ type }) => type === 'when').map(({ value }) => value))
    .filter(isRecord)
    .map((when) => Object.entries(when).filter(([part]) => DAY.has(part)))
    .filter((day) => day.length > 0);
  const [day, ...others] = days;
  return day && others.length === 0 ? [[slot, Object.fromEntries(day)]] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
