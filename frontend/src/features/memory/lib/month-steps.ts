import type { MemoryMonths } from '../../../api/listing.api';
import { dayAt, type DayIndex } from './day-index';

/** A month to jump to. */
export interface MonthStep {
  /** `2026-03`. */
  key: string;
  /** Null where it was not counted. */
  count: number | null;
  /** Where along the scrubber it begins, from 0 to 1. */
  at: number;
  /** Where it begins in the list that is shown, if it is in it. */
  position: number | null;
  /** Begins the list with it. */
  cursor: string | null;
}

/** The months of a list that is known to its end stand as far apart as they are long. */
export function monthSteps(index: DayIndex): MonthStep[] {
  return monthsIn(index).map(({ key, start, count }) => ({
    key,
    count,
    at: start / index.known,
    position: start,
    cursor: null,
  }));
}

/** Of a longer one nobody knows how long they are. */
export function evenSteps(index: DayIndex | undefined, { items }: MemoryMonths): MonthStep[] {
  const known = new Map((index ? monthsIn(index) : []).map(({ key, start }) => [key, start]));
  return items.map(({ month, cursor }, place) => ({
    key: month,
    count: null,
    at: place / items.length,
    position: known.get(month) ?? null,
    cursor,
  }));
}

/** The step that a position of the list lies in. */
export function stepReached(steps: readonly MonthStep[], index: DayIndex, position: number): number {
  const month = monthOf(dayAt(index, position)?.day ?? '');
  return Math.max(
    0,
    steps.findIndex(({ key }) => key === month),
  );
}

/** The step at a place of the scrubber, from 0 to 1. */
export function stepAt(steps: readonly MonthStep[], place: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ at }) => at <= place),
  );
}

/** What begins the list with the next newer month; null is its very top. */
export function newerStart({ items }: MemoryMonths, cursor: string): string | null {
  const place = items.findIndex((month) => month.cursor === cursor);
  return place > 1 ? (items[place - 1]?.cursor ?? null) : null;
}

function monthsIn({ days }: DayIndex): { key: string; start: number; count: number }[] {
  const months: { key: string; start: number; count: number }[] = [];
  for (const { day, start, count } of days) {
    const key = monthOf(day);
    const last = months.at(-1);
    if (last?.key === key) last.count += count;
    else months.push({ key, start, count });
  }
  return months;
}

function monthOf(day: string): string {
  return day.slice(0, day.lastIndexOf('-'));
}
