import { LEAST_BASELINE_DAYS, medianOf } from '../../../common/statistics/baseline.js';
import { afterAwake, atLastWaking, ofTheDay } from './alertness.js';
import { hoursAndMinutes } from './readiness.js';
import { inHundred, type Score } from './score.js';

export interface EnergyInput {
  /** Hours asleep of each measured night, oldest first, the last night last. */
  readonly nightHours: readonly number[];
  /** Hours since waking; `undefined` where nothing tells when that was. */
  readonly awakeHours: number | undefined;
  /** Of the clock on the wall, with fractions. */
  readonly hour: number;
}

/** The ends of the scale, in the model's units: after a night awake, and on the afternoon after a long one asleep. */
const ASLEEP = 4;
const AWAKE = 17;
/** What is carried on from so many nights. */
const NIGHTS = 14;

/**
 * How alert one should be now, by the three-process model (`alertness.ts`) from one's own nights and the time since waking.
 * The scale from 4 to 17 is ours. It knows nothing of coffee, food, illness or light.
 */
export function energy({ nightHours, awakeHours, hour }: EnergyInput): Score {
  const before = nightHours.slice(0, -1);
  const last = nightHours.at(-1);
  if (before.length < LEAST_BASELINE_DAYS || last === undefined || awakeHours === undefined)
    return {
      ...{ isKnown: false, has: Math.min(before.length, LEAST_BASELINE_DAYS), of: LEAST_BASELINE_DAYS },
      what: 'nights',
      hint:
        before.length < LEAST_BASELINE_DAYS
          ? 'Tell your twin how you slept, or connect a device that does.'
          : 'Nothing tells when you woke up today: that takes a device that measures sleep.',
    };
  const scoreAfter = (hours: readonly number[]): number =>
    scaled(afterAwake(atLastWaking(hours.slice(-NIGHTS)), awakeHours) + ofTheDay(hour));
  const usual = before.map(() => medianOf(before));
  const [value, ofUsual] = [scoreAfter(nightHours), scoreAfter([...usual, medianOf(before)])];
  const fresh = scaled(afterAwake(atLastWaking(usual), 0) + ofTheDay(hour));
  const lastNight = scoreAfter([...usual, last]) - ofUsual;
  return {
    ...{ isKnown: true, value, usual: { low: Math.max(0, ofUsual - 3), high: Math.min(100, ofUsual + 3) } },
    moved: [
      { text: `Awake for ${hoursAndMinutes(awakeHours)}.`, points: ofUsual - fresh },
      {
        text: `${hoursAndMinutes(last)} asleep last night, usually ${hoursAndMinutes(medianOf(before))}.`,
        points: lastNight,
      },
      { text: 'Sleep of the nights before.', points: value - ofUsual - lastNight },
    ].filter(({ points }, index) => index < 2 || points !== 0),
  };
}

function scaled(alertness: number): number {
  return inHundred((100 * (alertness - ASLEEP)) / (AWAKE - ASLEEP));
}
