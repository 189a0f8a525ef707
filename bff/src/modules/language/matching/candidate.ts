import { type SkillSpec } from '../pack/pack.js';
import { type Problem } from '../understanding.js';

/** Tokens from `start` up to but without `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A way to read a clause as something said of a skill. None is decided here, and order means nothing. */
export interface Match {
  readonly spec: SkillSpec;
  readonly source: 'frames' | 'templates';
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Ids of things of the home. */
  readonly targets: readonly string[];
  /** Share of the clause's meaning that it accounts for, 0..1. */
  readonly coverage: number;
  /** How much of a skill was said: of two readings that explain as much, the fuller one. */
  readonly size: number;
  readonly unread: readonly string[];
  /** A word that nothing reads stands right behind a thing or a place, and may be part of its name: "kitchen gizmo". */
  readonly hasStrayName?: boolean;
  /** A room or a floor was said, and is where it is to be done. */
  readonly isPlaced?: boolean;
  readonly problem?: Problem;
  /** The words that name the skill: a "not" among them denies nothing. */
  readonly cues: readonly Range[];
  /** Words taken as they are. */
  readonly captures: readonly Range[];
}

export function covers(ranges: readonly Range[], token: number): boolean {
  return ranges.some(({ start, end }) => start <= token && token < end);
}
