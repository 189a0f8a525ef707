import { type Baseline } from '../../../common/statistics/baseline.js';

export const SCORE_NAMES = ['readiness', 'sleep', 'stress', 'energy', 'focus'] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** What moved a score, in words, and by how many of its points. */
export interface Contribution {
  readonly text: string;
  /** Points out of 100 away from what is usual, or from the most there could be; below zero it pulls down. */
  readonly points: number;
}

export interface KnownScore {
  readonly isKnown: true;
  /** From 0 to 100. */
  readonly value: number;
  /** One's own earlier scores, or what lies one spread around the usual; absent where there are too few. */
  readonly usual?: Pick<Baseline, 'low' | 'high'>;
  /** The strongest first. */
  readonly moved: readonly Contribution[];
}

/** Instead of a guess. */
export interface NeededScore {
  readonly isKnown: false;
  readonly has: number;
  readonly of: number;
  /** What is counted: "nights", "days". */
  readonly what: string;
  /** What to do, in a sentence. */
  readonly hint: string;
}

export type Score = KnownScore | NeededScore;

/** Between nought and a hundred, whole. */
export function inHundred(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

export function byStrength(moved: readonly Contribution[]): Contribution[] {
  return moved.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
