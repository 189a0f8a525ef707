import type { MemoryTimeline } from '../../../api/listing.api';
import { formatLongDay } from '../../../lib/format';

/** A long list of which only the days and their numbers are known: where each day begins. */
export interface DayIndex {
  days: readonly { day: string; start: number; count: number }[];
  /** The cursors of its windows, one after another. */
  windows: readonly (string | null)[];
  /** How many rows are known; the list may go on behind them. */
  known: number;
  isWhole: boolean;
}

/** Of the parts that were read so far. A day at the end of one may go on in the next. */
export function indexDays(parts: readonly MemoryTimeline[]): DayIndex {
  const days: { day: string; start: number; count: number }[] = [];
  let known = 0;
  for (const { day, count } of parts.flatMap((part) => part.days)) {
    const last = days.at(-1);
    if (last?.day === day) last.count += count;
    else days.push({ day, start: known, count });
    known += count;
  }
  return {
    days,
    known,
    windows: parts.flatMap(({ windows }) => windows),
    isWhole: !parts.at(-1)?.nextCursor,
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
