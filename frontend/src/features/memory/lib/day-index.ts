import type { MemoryTimeline } from '../api/listing.api';
import { formatLongDay } from '../../../lib/format';

/** A long list of which only the days and their numbers are known: where each day begins. */
export interface DayIndex {
  days: readonly { day: string; start: number; count: number }[];
  total: number;
}

export function indexDays({ days, total }: MemoryTimeline): DayIndex {
  let start = 0;
  return {
    total,
    days: days.map(({ day, count }) => {
      const entry = { day, start, count };
      start += count;
      return entry;
    }),
  };
}

/** The day that the memory at a position belongs to. */
export function dayAt({ days }: DayIndex, position: number): DayIndex['days'][number] | undefined {
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((days[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return days[low];
}

/** Today, Yesterday, `Thursday 12 March`, and the year where it is not the present one. */
export function dayLabel(day: string, now = new Date()): string {
  const date = new Date(`${day}T12:00`);
  if (date.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  const words = formatLongDay(date);
  return date.getFullYear() === now.getFullYear() ? words : `${words} ${date.getFullYear()}`;
}

export interface Month {
  /** `2026-03`. */
  key: string;
  start: number;
  count: number;
}

export function monthsOf({ days }: DayIndex): Month[] {
  const months: Month[] = [];
  for (const { day, start, count } of days) {
    const key = day.slice(0, day.lastIndexOf('-'));
    const last = months.at(-1);
    if (last?.key === key) last.count += count;
    else months.push({ key, start, count });
  }
  return months;
}

/** The month that a position lies in, by its place in the list of months. */
export function monthAt(months: readonly Month[], position: number): number {
  return Math.max(
    0,
    months.findLastIndex(({ start }) => start <= position),
  );
}
