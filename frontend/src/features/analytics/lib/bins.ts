const MOST_BINS = 16;
const FEWEST_BINS = 5;

/** Values in bins of one width, the lowest first; equal values alone are one bin. */
export function binsOf(values: readonly number[]): { from: number; to: number; count: number }[] {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return [{ from: least, to: least, count: values.length }];
  const count = Math.max(FEWEST_BINS, Math.min(MOST_BINS, Math.ceil(Math.sqrt(values.length))));
  const width = (most - least) / count;
  const bins = Array.from({ length: count }, (_, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.min(count - 1, Math.floor((value - least) / width))];
    if (bin) bin.count += 1;
  }
  return bins;
}
