/** A reading of a strap on its way to the server. */
export interface RecordedReading {
  readonly metric: 'heart-rate' | 'heart-rate-variability-rmssd';
  /** Beats a minute, or milliseconds. */
  readonly value: number;
  /** ISO 8601, the beginning of the second or the end of the minute that it is of. */
  readonly at: string;
}
