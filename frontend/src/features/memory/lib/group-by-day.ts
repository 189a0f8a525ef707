import { formatLongDay } from '../../../lib/format';

export interface DayGroup<T> {
  /** The local calendar day, as a key. */
  key: string;
  label: string;
  items: T[];
}

/** Keeps the order of the items; those of one calendar day in the reader's time zone stand together. */
export function groupByDay<T>(items: T[], dateOf: (item: T) => string, now = new Date()): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const item of items) {
    const date = new Date(dateOf(item));
    const key = date.toDateString();
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, label: dayLabel(date, now), items: [item] });
  }
  return groups;
}

function dayLabel(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  const day = formatLongDay(date);
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}
