import type { HealthState } from './health.slice';

export interface HealthStatus {
  word: 'Excellent' | 'Good' | 'Needs Attention';
  /** From 0 to 1. */
  score: number;
  /** Those of the three that were never measured and stand at the values of the specification. */
  assumed: readonly string[];
}

const PARTS = ['focus', 'energy', 'stress'] as const;

/** The published rule of the specification (§4): the average of focus, energy and 1 − stress, each from 0 to 1. */
export function healthStatus({ biometrics, focusLevel, measuredAt }: HealthState): HealthStatus {
  const { energyLevel, stressLevel } = biometrics;
  const score = (focusLevel + energyLevel + (100 - stressLevel)) / 300;
  return { word: wordOf(score), score, assumed: PARTS.filter((part) => measuredAt[part] === undefined) };
}

function wordOf(score: number): HealthStatus['word'] {
  if (score > 0.7) return 'Excellent';
  return score > 0.5 ? 'Good' : 'Needs Attention';
}
