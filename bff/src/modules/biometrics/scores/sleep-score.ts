import { baselineOf, LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { hoursAndMinutes } from './readiness.js';
import { byStrength, type Contribution, inHundred, type Score } from './score.js';

/** One night, as far as it was measured. */
export interface Night {
  readonly hours: number;
  readonly awakeHours?: number | undefined;
  readonly inBedHours?: number | undefined;
}

interface Part {
  readonly weight: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** Weights are ours: duration is what most studies agree on, and what every device measures. */
const WEIGHTS = { duration: 0.5, efficiency: 0.25, awake: 0.25 } as const;

/**
 * How good a night was, by published cut-offs: 7 to 9 hours for adults (M. Hirshkowitz et al., Sleep Health 1 (2015), pp.
 * 40–43, https://doi.org/10.1016/j.sleh.2014.12.010), an efficiency of 85 % or more and 20 minutes awake or fewer (M. Ohayon
 * et al., Sleep Health 3 (2017), pp. 6–19, https://doi.org/10.1016/j.sleh.2016.11.006). Each part falls linearly from there to
 * nothing at 5 and 11 hours, 74 % and 41 minutes: where it ends is ours.
 * @returns from 0 to 100
 */
export function nightScore(night: Night): number {
  const parts = partsOf(night);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return inHundred((100 * parts.reduce((sum, part) => sum + part.weight * part.share, 0)) / weight);
}

/** Last night's score, against the scores of one's own nights before. */
export function sleepScore(last: Night | undefined, before: readonly Night[]): Score {
  const usual = baselineOf(before.map(nightScore));
  if (!last || !usual)
    return {
      ...{ isKnown: false, has: Math.min(before.length, LEAST_BASELINE_DAYS), of: LEAST_BASELINE_DAYS },
      what: 'nights',
      hint: usual
        ? 'No sleep of last night yet.'
        : 'Tell your twin how you slept, or connect a device that does.',
    };
  const parts = partsOf(last);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const moved: Contribution[] = parts.map((part) => ({
    text: part.text,
    points: -Math.round((100 * part.weight * (1 - part.share)) / weight),
  }));
  const { low, high } = usual;
  return {
    ...{ isKnown: true, value: nightScore(last) },
    usual: { low: inHundred(low), high: inHundred(high) },
    moved: byStrength(moved),
  };
}

function partsOf({ hours, awakeHours, inBedHours }: Night): Part[] {
  const slept = { share: hours > 9 ? between(hours, 11, 9) : between(hours, 5, 7) };
  const parts: Part[] = [
    {
      ...slept,
      weight: WEIGHTS.duration,
      text: `${hoursAndMinutes(hours)} asleep, 7 to 9 hours are advised.`,
    },
  ];
  const inBed = inBedHours ?? (awakeHours === undefined ? undefined : hours + awakeHours);
  // Of a phone that saw the bed for less than the watch saw sleep nothing can be said.
  if (inBed !== undefined && inBed >= hours) {
    const efficiency = hours / inBed;
    const text = `Asleep for ${Math.round(100 * efficiency)} % of the time in bed, 85 % or more is good.`;
    parts.push({ share: between(efficiency, 0.74, 0.85), weight: WEIGHTS.efficiency, text });
  }
  if (awakeHours !== undefined) {
    const minutes = Math.round(60 * awakeHours);
    const text = `${minutes} min awake at night, up to 20 are usual for good sleep.`;
    parts.push({ share: between(minutes, 41, 20), weight: WEIGHTS.awake, text });
  }
  return parts;
}

/** 0 at `poor` and beyond, 1 at `good` and beyond. */
function between(value: number, poor: number, good: number): number {
  return Math.min(1, Math.max(0, (value - poor) / (good - poor)));
}
