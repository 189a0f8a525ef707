import { type DaySeries } from '../../../common/day-series.js';
import { type CheckFailure } from '../statistics/series-check.js';

/** A series as it was called when something was found in it. */
export type NamedSeries = Pick<DaySeries, 'key' | 'domain' | 'title' | 'noun' | 'unit' | 'decimals'>;

export interface AssociationFacts {
  readonly kind: 'association';
  readonly x: NamedSeries;
  readonly y: NamedSeries;
  /** Days from x to y. */
  readonly lag: number;
  readonly n: number;
  readonly r: number;
  readonly q: number;
  /** In the unit of y: after high days of x less after low ones, with a 95 % interval where there are enough days. */
  readonly difference: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly lowUpTo: number;
  readonly highFrom: number;
}

export interface ChangeFacts {
  readonly kind: 'change';
  readonly y: NamedSeries;
  /** Around that day, such as 2026-03-12. */
  readonly day: string;
  readonly before: number;
  readonly after: number;
  readonly n: number;
}

export interface UnusualFacts {
  readonly kind: 'unusual';
  readonly y: NamedSeries;
  readonly day: string;
  readonly value: number;
  /** The middle of the four weeks before. */
  readonly usual: number;
  /** From there, in spreads. */
  readonly distance: number;
}

export type FindingFacts = AssociationFacts | ChangeFacts | UnusualFacts;
export type FindingKind = FindingFacts['kind'];

export const VERDICTS = ['agree', 'disagree', 'hidden'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A finding before it is kept. */
export interface Found {
  readonly key: string;
  readonly facts: FindingFacts;
  readonly isSample: boolean;
}

export interface Finding extends Found {
  readonly id: string;
  readonly kind: FindingKind;
  readonly isHolding: boolean;
  readonly foundAt: Date;
  readonly verdict: Verdict | null;
}

/** What a run looked at. */
export interface RunSummary {
  readonly pairs: number;
  readonly tests: number;
  /** The greatest number of days that any two series have both. */
  readonly mostDays: number;
  readonly refused: readonly { readonly title: string; readonly why: CheckFailure }[];
  /** Series on their way to enough days, the nearest first. */
  readonly waiting: readonly { readonly title: string; readonly days: number }[];
}

export interface InsightRun {
  readonly userId: string;
  readonly timeZone: string;
  readonly lags: readonly number[];
  readonly nextRunAt: Date;
  readonly ranAt: Date | null;
  readonly summary: RunSummary | null;
}
