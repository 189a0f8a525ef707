export const REVIEW_KINDS = ['week', 'month'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** The mean of a series over the days that have a value. */
export interface MeanOfDays {
  readonly mean: number;
  readonly days: number;
}

export interface ReviewedSeries extends MeanOfDays {
  readonly key: string;
  readonly domain: 'body' | 'mood' | 'memory' | 'home';
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  /** The same of the time before. */
  readonly before: MeanOfDays | null;
}

/** What is kept of a review: nothing of what was told. Days are named as "2026-11-26". */
export interface MeasuredReview {
  readonly kind: ReviewKind;
  readonly from: string;
  /** Its last day. */
  readonly to: string;
  readonly isOver: boolean;
  readonly isSample: boolean;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly figures: ReviewedSeries[];
  readonly findings: { readonly id: string; readonly sentence: string }[];
}

export interface ToldMemory {
  readonly id: string;
  readonly text: string;
  readonly date: string;
}

/** A week or month of which something is known, and of how many of its days. */
export interface KnownPeriod {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}
