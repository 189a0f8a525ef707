/** Up to so many rows a list is counted. A longer one is never read to its end only to say how long it is. */
export const MAX_COUNTED = 1_000;

export const TOTAL_KINDS = ['exact', 'about', 'over'] as const;

/** How many rows a list has: exactly, about, or more than. */
export interface ListTotal {
  total: number;
  totalIs: (typeof TOTAL_KINDS)[number];
}

/** More digits would look like a count. */
const ESTIMATED_DIGITS = 3;

/** `counted`: the rows that were counted, which may be one more than MAX_COUNTED and then stand for any number. */
export function toListTotal(counted: number): ListTotal {
  return counted > MAX_COUNTED
    ? { total: MAX_COUNTED, totalIs: 'over' }
    : { total: counted, totalIs: 'exact' };
}

/** Takes an estimate for what was not counted; a total that was counted, or an estimate that cannot be, is left alone. */
export function estimated(total: ListTotal, estimate: number | undefined): ListTotal {
  if (total.totalIs !== 'over' || estimate === undefined || estimate <= total.total) return total;
  return { total: Number(estimate.toPrecision(ESTIMATED_DIGITS)), totalIs: 'about' };
}

/** Of several lists shown as one. */
export function sumOfTotals(...totals: readonly ListTotal[]): ListTotal {
  const isOne = (kind: ListTotal['totalIs']): boolean => totals.some(({ totalIs }) => totalIs === kind);
  return {
    total: totals.reduce((sum, { total }) => sum + total, 0),
    totalIs: isOne('over') ? 'over' : isOne('about') ? 'about' : 'exact',
  };
}
