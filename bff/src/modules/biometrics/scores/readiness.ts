import { BASELINE_DAYS, LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { combine, type Compared, deviationOf } from './deviation.js';
import { byStrength, type Score } from './score.js';

/** What nights told, the last one and those before it, oldest first; a night without a value is left out. */
export interface Nights {
  readonly last: number | undefined;
  readonly before: readonly number[];
}

export interface ReadinessInput {
  /** Milliseconds; RMSSD or SDNN, never both in one. */
  readonly variability: Nights & { readonly title: string };
  /** Beats a minute. */
  readonly restingHeartRate: Nights;
  /** Hours. */
  readonly sleepHours: Nights;
}

const WORKED = { leastLogged: 0.05, leastBpm: 1, leastHours: 0.25 } as const;

/**
 * Whether the body has recovered: the mean of up to three deviations from one's own nights, signed so that up is good. Last
 * night's ln RMSSD against one's own rolling values is the method of D. Plews et al., Sports Medicine 43 (2013), pp. 773–781
 * (https://doi.org/10.1007/s40279-013-0071-8), with resting heart rate beside it as in M. Buchheit, Frontiers in Physiology 5
 * (2014), 73 (https://doi.org/10.3389/fphys.2014.00073). Median and MAD instead of mean and SD, that sleep duration counts as
 * well, and the scale are ours.
 */
export function readiness(input: ReadinessInput): Score {
  const { variability, restingHeartRate, sleepHours } = input;
  const compared: Compared[] = [
    {
      ...{ title: variability.title, sign: 1, isLogged: true, leastSpread: WORKED.leastLogged },
      ...of(variability),
      format: (value) => `${Math.round(value)} ms`,
    },
    {
      ...{ title: 'Resting heart rate', sign: -1, leastSpread: WORKED.leastBpm },
      ...of(restingHeartRate),
      format: (value) => `${Math.round(value)} bpm`,
    },
    {
      ...{ title: 'Sleep', sign: 1, leastSpread: WORKED.leastHours },
      ...of(sleepHours),
      format: hoursAndMinutes,
    },
  ];
  const deviations = compared.map(deviationOf).filter((each) => each !== undefined);
  // How long one slept alone is the sleep score.
  const isMeasured = deviations.some(({ compared: { title } }) => title !== 'Sleep');
  if (isMeasured) {
    const { value, moved } = combine(deviations);
    return { isKnown: true, value, usual: { low: 33, high: 67 }, moved: byStrength(moved) };
  }
  const has = Math.max(variability.before.length, restingHeartRate.before.length);
  return {
    ...{ isKnown: false, has: Math.min(has, LEAST_BASELINE_DAYS), of: LEAST_BASELINE_DAYS, what: 'nights' },
    hint:
      has >= LEAST_BASELINE_DAYS
        ? 'No heart-rate variability or resting heart rate of last night yet.'
        : 'Wear a device that measures resting heart rate or variability at night.',
  };
}

function of({ last, before }: Nights): Pick<Compared, 'value' | 'before'> {
  return { value: last, before: before.slice(-BASELINE_DAYS) };
}

/** "6 h 12 min". */
export function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60);
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
