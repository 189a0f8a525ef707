import { formatDay, formatQuantity } from '../../lib/format';

interface Item {
  value: number;
  at: string;
}

/** How its values are written. */
interface Writing {
  /** Without its unit. */
  formatValue: (value: number) => string;
  unit: string;
}

/** All readings of a time in one sentence; how they changed is told of the last and the first. */
export function readingSummary(items: readonly Item[], { formatValue, unit }: Writing): string {
  const [first, last] = [items.at(0), items.at(-1)];
  if (!first || !last) return 'No reading in this time.';
  if (items.length === 1) return 'The only reading in this time.';
  const values = items.map(({ value }) => value);
  const [low, high] = [formatValue(Math.min(...values)), formatValue(Math.max(...values))];
  const often = occasions(items);
  if (low === high) return `${withUnit(low, unit)} each time, ${often}.`;
  return `Between ${low} and ${withUnit(high, unit)} ${often}, ${change(first.value, last.value)}.`;

  function change(from: number, to: number): string {
    const before = items.length === 2 ? 'the time before' : 'at first';
    if (formatValue(from) === formatValue(to)) return `the same as ${before}`;
    // Of written values: what one reads above and below the line must add up.
    const size = formatValue(Math.abs(to - from));
    // "2% less" of a share would be a share of the share.
    const amount = unit === '%' ? `${size} points` : withUnit(size, unit);
    return `${amount} ${to < from ? 'less' : 'more'} than ${before}`;
  }
}

/** One each day, or a day's sum, is told in days. */
function occasions(items: readonly Item[]): string {
  const days = new Set(items.map(({ at }) => formatDay(at)));
  return days.size === items.length
    ? `on ${formatQuantity(days.size, 'day', 'days')}`
    : `over ${formatQuantity(items.length, 'reading', 'readings')}`;
}

function withUnit(value: string, unit: string): string {
  if (unit === '') return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}
