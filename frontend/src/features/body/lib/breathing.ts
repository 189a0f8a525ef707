/**
 * Breaths a minute at which the variability of most people is greatest: about six (P. Lehrer and R. Gevirtz, Heart rate
 * variability biofeedback, Frontiers in Psychology 5 (2014), 756), for many 5.5 (I. Lin, L. Tai and S. Fan, Int. J.
 * Psychophysiology 91 (2014), pp. 206–211).
 */
export const BREATHING_PACES = [6, 5.5] as const;
export type BreathingPace = (typeof BREATHING_PACES)[number];

export const BREATHING_MS = 120_000;

export interface BreathingMoment {
  readonly phase: 'in' | 'out';
  /** How long this phase lasts. */
  readonly phaseMs: number;
  /** How much of the phase is over, from 0 to 1. */
  readonly share: number;
  /** Of the whole exercise. */
  readonly leftMs: number;
}

/** Where the exercise is, in as many equal parts in and out; `undefined` once it is over. */
export function breathingAt(elapsedMs: number, pace: BreathingPace): BreathingMoment | undefined {
  if (elapsedMs >= BREATHING_MS) return undefined;
  const phaseMs = 30_000 / pace;
  const phases = Math.floor(Math.max(0, elapsedMs) / phaseMs);
  return {
    phase: phases % 2 === 0 ? 'in' : 'out',
    phaseMs,
    share: Math.max(0, elapsedMs) / phaseMs - phases,
    leftMs: BREATHING_MS - Math.max(0, elapsedMs),
  };
}
