/** Between two values, as a rule: the median, and at least the step that they were put together by. */
export function usualGapMs(times: readonly number[], stepMs: number): number {
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  return Math.max(stepMs, middle ?? 0);
}
