interface SparklineShape {
  line: string;
  /** Where the last value lies. */
  end: { x: number; y: number };
  band?: { top: number; bottom: number };
  goal?: number;
}

/** Above and below the values, as a share of what they span. */
const MARGIN = 0.08;

/** The drawing in hundredths of its width and height; nothing where nothing was measured. */
export function sparklineShape(
  values: readonly (number | null)[],
  band?: { low: number; high: number },
  goal?: number,
): SparklineShape | undefined {
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return undefined;
  const spoken = [...measured, ...(band ? [band.low, band.high] : []), ...(goal === undefined ? [] : [goal])];
  const [least, most] = [Math.min(...spoken), Math.max(...spoken)];
  const margin = (most - least) * MARGIN || 1;
  const y = (value: number): number =>
    round((1 - (value - least + margin) / (most - least + 2 * margin)) * 100);
  const x = (index: number): number =>
    values.length === 1 ? 100 : round((index / (values.length - 1)) * 100);
  const last = values.findLastIndex((value) => value !== null);
  return {
    line: lineOf(values, x, y),
    end: { x: x(last), y: y(values[last] ?? 0) },
    ...(band && { band: { top: y(band.high), bottom: y(band.low) } }),
    ...(goal !== undefined && { goal: y(goal) }),
  };
}

/** A value between two days that were not measured is a dot. */
function lineOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const before = values[index - 1] ?? null;
      const place = `${String(x(index))} ${String(y(value))}`;
      if (before !== null) return `L${place}`;
      return (values[index + 1] ?? null) === null ? `M${place}h0` : `M${place}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
