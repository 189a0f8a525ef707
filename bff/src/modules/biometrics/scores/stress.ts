import { LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { combine, type Compared, deviationOf } from './deviation.js';
import { byStrength, type Score } from './score.js';

/** The last quiet hour, and quiet hours at that part of the day before: those in which hardly a step was taken. */
export interface StressInput {
  readonly now: { readonly heartRate?: number | undefined; readonly rmssd?: number | undefined };
  /** One value a day. */
  readonly before: { readonly heartRate: readonly number[]; readonly rmssd: readonly number[] };
}

/**
 * How strained the body is at rest: heart rate up and ln RMSSD down against one's own at that part of the day. That both go
 * this way under mental stress is the finding of the review by H.-G. Kim et al., Psychiatry Investigation 15 (2018), pp.
 * 235–245 (https://doi.org/10.30773/pi.2017.08.17). The comparison at the same part of the day, that active hours are left
 * out, and the scale are ours. 50 is one's usual; a body that is ill, warm or full of coffee looks the same.
 */
export function stress({ now, before }: StressInput): Score {
  const compared: Compared[] = [
    {
      ...{ title: 'Heart rate at rest', sign: 1, leastSpread: 1, value: now.heartRate },
      ...{ before: before.heartRate, format: (value: number) => `${Math.round(value)} bpm` },
    },
    {
      ...{ title: 'HRV, RMSSD', sign: -1, leastSpread: 0.05, isLogged: true, value: now.rmssd },
      ...{ before: before.rmssd, format: (value: number) => `${Math.round(value)} ms` },
    },
  ];
  const deviations = compared.map(deviationOf).filter((each) => each !== undefined);
  if (deviations.length > 0) {
    const { value, moved } = combine(deviations);
    return { isKnown: true, value, usual: { low: 33, high: 67 }, moved: byStrength(moved) };
  }
  const has = Math.max(before.heartRate.length, before.rmssd.length);
  return {
    ...{ isKnown: false, has: Math.min(has, LEAST_BASELINE_DAYS), of: LEAST_BASELINE_DAYS, what: 'days' },
    hint:
      has >= LEAST_BASELINE_DAYS
        ? 'No heart rate of a quiet hour in the last three hours.'
        : 'Wear a device that measures your heart rate through the day.',
  };
}
