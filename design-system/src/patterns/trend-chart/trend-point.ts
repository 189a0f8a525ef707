/** One value of a series, as it was told at that moment. */
export interface TrendPoint {
  value: number;
  /** ISO 8601. */
  at: string;
  /** The owner's own word for it. */
  note?: string;
}

/** What may own a series; each has a marker of its own, so that hue is never alone. */
export const trendDomains = ['body', 'mood', 'memory'] as const;

export type TrendDomain = (typeof trendDomains)[number];

/** A line of fewer is drawn with every marker; of more, with the last. */
export const FEW_POINTS = 8;
