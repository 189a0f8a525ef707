import { formatDay, formatTime } from '../../../lib/format';
import type { ReadingOverview } from '../../../shared/readings/api/readings.api';
import {
  differenceWords,
  rangeWords,
  unitWords,
  valueWords,
} from '../../../components/readings/reading-words';
import { sourceWords } from './source-words';

export type OverviewItem = ReadingOverview['items'][number];

/** What one cell of the overview shows; blood pressure is two metrics in one. */
export interface ReadingCard {
  metric: string;
  /** All that are moved, hidden and shown with it. */
  metrics: readonly string[];
  label: string;
  value: string;
  unit: string;
  /** When it was measured. */
  when: string;
  /** So long ago that it may say nothing of now. */
  isStale: boolean;
  comparison: string;
  source: string;
  isHidden: boolean;
  /** One for each of 28 days, the oldest first; null where nothing was measured. */
  values: readonly (number | null)[];
  band?: { low: number; high: number };
  goal?: number;
}

export const NEEDED_DAYS = 7;
const SHOWN_DAYS = 28;
const STALE_DAYS = 7;
const DAY_MS = 86_400_000;
const SYSTOLIC = 'systolic-blood-pressure';
const DIASTOLIC = 'diastolic-blood-pressure';

/** In the order of the items; what belongs together stands where its first part does. */
export function readingCards(items: readonly OverviewItem[], now: Date): ReadingCard[] {
  const diastolic = items.find(({ metric }) => metric === DIASTOLIC);
  const isPair = diastolic !== undefined && items.some(({ metric }) => metric === SYSTOLIC);
  return items.flatMap((item) => {
    if (isPair && item.metric === DIASTOLIC) return [];
    const card = cardOf(item, now);
    return isPair && item.metric === SYSTOLIC ? [withDiastolic(card, diastolic)] : [card];
  });
}

function cardOf(item: OverviewItem, now: Date): ReadingCard {
  const { metric, label, usual, goal, isHidden } = item;
  return {
    metric,
    metrics: [metric],
    label,
    value: valueWords(item.value, item),
    unit: unitWords(item.unit),
    when: whenWords(item.at, now),
    isStale: now.getTime() - Date.parse(item.at) > STALE_DAYS * DAY_MS,
    comparison: comparisonWords(item),
    source: sourceWords(item),
    isHidden,
    values: dayValues(item, now),
    ...(usual && { band: { low: usual.low, high: usual.high } }),
    ...(goal !== null && { goal }),
  };
}

function withDiastolic(card: ReadingCard, diastolic: OverviewItem): ReadingCard {
  return {
    ...card,
    metrics: [SYSTOLIC, DIASTOLIC],
    label: 'Blood pressure',
    value: `${card.value}/${valueWords(diastolic.value, diastolic)}`,
  };
}

/** "48 min under usual", "Usual, 55–61", "4 of 7 days needed". */
export function comparisonWords(item: OverviewItem): string {
  const { usual, state, value, daysMeasured } = item;
  if (!usual) return `${String(daysMeasured)} of ${String(NEEDED_DAYS)} days needed`;
  const range = rangeWords(usual.low, usual.high, item);
  if (state === 'usual') return `Usual, ${range}`;
  // A day that is going on cannot be under what whole days come to.
  if (state === 'unknown') return `So far; a day is usually ${range}`;
  const difference = differenceWords(value, usual.median, item);
  return difference === undefined ? `Usual, ${range}` : `${difference} ${state} usual`;
}

/** "06:10" of today, else the day. */
function whenWords(at: string, now: Date): string {
  return new Date(at).toDateString() === now.toDateString() ? formatTime(at) : formatDay(at, now);
}

function dayValues({ days }: OverviewItem, now: Date): (number | null)[] {
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (SHOWN_DAYS - 1 - index));
    return byDay.get(isoDay(day)) ?? null;
  });
}

/** Of the reader's own calendar. */
export function isoDay(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
