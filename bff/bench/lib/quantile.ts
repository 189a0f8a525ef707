/** Of unsorted times, rounded to a tenth. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

export function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
