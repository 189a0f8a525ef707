/** A figure at a moment, in minutes. */
export interface Sample {
  minute: number;
  value: number;
}

/** How much the figure grows in ten minutes, by least squares over all samples. */
export function slopePerTenMinutes(samples: readonly Sample[]): number {
  const count = samples.length;
  if (count < 2) return 0;
  const meanAt = samples.reduce((sum, { minute }) => sum + minute, 0) / count;
  const mean = samples.reduce((sum, { value }) => sum + value, 0) / count;
  const spread = samples.reduce((sum, { minute }) => sum + (minute - meanAt) ** 2, 0);
  const joint = samples.reduce((sum, { minute, value }) => sum + (minute - meanAt) * (value - mean), 0);
  return spread === 0 ? 0 : (10 * joint) / spread;
}
