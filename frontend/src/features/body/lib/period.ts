import { formatDay } from '../../../lib/format';

export const RANGES = ['d', 'w', 'm', '3m', 'y', '5y'] as const;
export type Range = (typeof RANGES)[number];

export const RANGE_LABELS: Readonly<Record<Range, string>> = {
  ...{ d: 'D', w: 'W', m: 'M', '3m': '3 M', y: 'Y', '5y': '5 Y' },
};

/** A stretch of whole days of the reader's calendar. */
export interface Period {
  range: Range;
  from: Date;
  /** The first moment after it. */
  before: Date;
}

/** In a longer one, what was told of each day would be a hedge. */
const LONGEST_FOR_MOODS_MS = 400 * 86_400_000;

const DAYS: Partial<Record<Range, number>> = { d: 1, w: 7 };
const MONTHS: Partial<Record<Range, number>> = { m: 1, '3m': 3, y: 12, '5y': 60 };

export function isRange(text: string | null): text is Range {
  return RANGES.some((range) => range === text);
}

/** Whether it is too long to show how each of its days felt. */
export function isLongForMoods({ from, before }: Period): boolean {
  return before.getTime() - from.getTime() >= LONGEST_FOR_MOODS_MS;
}

/** The period that ends with that day. */
export function periodOf(range: Range, lastDay: Date): Period {
  const before = new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() + 1);
  return { range, before, from: back(range, before, 1) };
}

/** The one before it, or after. */
export function neighbour({ range, from, before }: Period, way: -1 | 1): Period {
  const end = way === -1 ? from : back(range, before, -1);
  return periodOf(range, new Date(end.getFullYear(), end.getMonth(), end.getDate() - 1));
}

/** "13 Dec 2025 – 12 Mar 2026". */
export function periodWords({ range, from, before }: Period): string {
  const last = new Date(before.getTime() - 1);
  return range === 'd' ? formatDay(last) : `${formatDay(from)} – ${formatDay(last)}`;
}

/** The last day of the period as an address has it; undefined where that is today. */
export function dayFrom(text: string | null, now: Date): Date {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return now;
  const day = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return day > now ? now : day;
}

function back(range: Range, before: Date, times: number): Date {
  const days = (DAYS[range] ?? 0) * times;
  const months = (MONTHS[range] ?? 0) * times;
  if (months === 0) return new Date(before.getFullYear(), before.getMonth(), before.getDate() - days);
  // The 31st of a shorter month is its last day, not the first of the next.
  const first = new Date(before.getFullYear(), before.getMonth() - months, 1);
  const longest = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  return new Date(first.getFullYear(), first.getMonth(), Math.min(before.getDate(), longest));
}
