/**
 * The three-process model of alertness: T. Åkerstedt and S. Folkard, Chronobiology International 14 (1997), pp. 115–123
 * (https://doi.org/10.3109/07420529709001149), with the constants and the brake of M. Ingre et al., PLoS ONE 9 (2014),
 * e108679 (https://doi.org/10.1371/journal.pone.0108679). Sleep inertia, the third process, is over within the hour and left out.
 */
const LOW = 2.4;
const HIGH = 14.3;
const DECAY = -0.0353;
/** About −0.3813 an hour. */
const RECOVERY = Math.log((HIGH - 14) / (HIGH - 7.96)) / 8;
/** Below it recovery is as fast as it can be. */
const BRAKE = 12.2;
const CIRCADIAN = { amplitude: 2.5, peakHour: 16.8 } as const;
const ULTRADIAN = { mean: -0.5, amplitude: 0.5 } as const;

/** Homeostatic alertness after so many hours awake. */
export function afterAwake(atWaking: number, hours: number): number {
  return LOW + (atWaking - LOW) * Math.exp(DECAY * hours);
}

/** Homeostatic alertness after so many hours of sleep. */
export function afterSleep(atFallingAsleep: number, hours: number): number {
  const slope = RECOVERY * (BRAKE - HIGH);
  const untilBrake = Math.max(0, (BRAKE - atFallingAsleep) / slope);
  if (hours <= untilBrake) return atFallingAsleep + hours * slope;
  const from = Math.max(atFallingAsleep, BRAKE);
  return HIGH - (HIGH - from) * Math.exp(RECOVERY * (hours - untilBrake));
}

/** What the time of day adds. @param hour of the clock on the wall, with fractions */
export function ofTheDay(hour: number): number {
  const { amplitude, peakHour } = CIRCADIAN;
  const circadian = amplitude * Math.cos(((2 * Math.PI) / 24) * (hour - peakHour));
  const ultradian =
    ULTRADIAN.mean + ULTRADIAN.amplitude * Math.cos(((2 * Math.PI) / 12) * (hour - peakHour - 3));
  return circadian + ultradian;
}

/** Homeostatic alertness at the last waking, after nights of so many hours, oldest first, each with the rest of its day awake. */
export function atLastWaking(nightHours: readonly number[]): number {
  // A rested morning, as the model has it; after a week of nights it no longer matters.
  let level = 14;
  for (const hours of nightHours) level = afterSleep(afterAwake(level, 24 - hours), hours);
  return level;
}
