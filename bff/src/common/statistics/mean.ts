/** NaN of no values. */
export function meanOf(values: Iterable<number> & { readonly length: number }): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
