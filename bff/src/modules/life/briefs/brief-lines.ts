import { type Baseline, BASELINE_DAYS, baselineOf } from '../../../common/statistics/baseline.js';
import { meanOf } from '../../../common/statistics/mean.js';
import { type DayRange, dayName, type DaySeries } from '../../../common/day-series.js';
import { type LineOf } from './brief.dto.js';

const SLEEP = 'body:sleep-duration';
const MOOD = 'mood:mood';
/** Night figures that the line of the night tells already, by how their keys begin. */
const OF_SLEEP = 'body:sleep';
const MINUTES_OF_HOUR = 60;
const MOOD_DAYS = 7;
/** Fewer told days are no week. */
const LEAST_MOOD_DAYS = 3;
/** So many spreads from the median a value is told: of normal days, one in twenty lies further off. */
const FAR = 2;

/** The days that a brief looks at, up to today. */
export function briefRange(today: number): DayRange {
  return { from: today - BASELINE_DAYS - MOOD_DAYS, before: today + 1 };
}

/** How long the last night was; undefined where nothing measured it. */
export function nightLine(series: readonly DaySeries[], range: DayRange): LineOf<'night'> | undefined {
  const sleep = series.find(({ key }) => key === SLEEP);
  const today = range.before - 1;
  const asleep = sleep && valueOn(sleep, range, today);
  if (!sleep || asleep === undefined) return undefined;
  const usual = usualBefore(sleep, range, today);
  return {
    ...{ kind: 'night', key: 'night', isSample: sleep.isSample },
    asleepMinutes: Math.round(asleep * MINUTES_OF_HOUR),
    usualMinutes: usual ? Math.round(usual.median * MINUTES_OF_HOUR) : null,
    shortNights: usual ? runUnder(sleep, range, usual.low) : 0,
  };
}

/** The mood of the last seven days against the sixty before them. */
export function moodLine(series: readonly DaySeries[], range: DayRange): LineOf<'mood'> | undefined {
  const mood = series.find(({ key }) => key === MOOD);
  if (!mood) return undefined;
  const lately = told(mood, range, { from: range.before - MOOD_DAYS, before: range.before });
  const usual = usualBefore(mood, range, range.before - MOOD_DAYS);
  if (lately.length < LEAST_MOOD_DAYS || !usual) return undefined;
  return {
    ...{ kind: 'mood', key: 'mood', isSample: mood.isSample, days: lately.length },
    ...{ mean: rounded(meanOf(lately), 1), usual: shown(usual, 1) },
  };
}

/**
 * What lies furthest from its usual, at least two spreads. Of what adds up over a day (`isSum`) yesterday counts, as today
 * is not over.
 */
export function changeLine(
  series: readonly DaySeries[],
  range: DayRange,
  isSum: (metric: string) => boolean,
): LineOf<'change'> | undefined {
  const changes = series.flatMap((one) => {
    if (one.domain !== 'body' || one.isYesNo || one.key.startsWith(OF_SLEEP)) return [];
    const metric = one.key.slice('body:'.length);
    const today = range.before - 1;
    const day = isSum(metric) || valueOn(one, range, today) === undefined ? today - 1 : today;
    const value = valueOn(one, range, day);
    const usual = usualBefore(one, range, day);
    if (value === undefined || !usual || usual.spread === 0) return [];
    return [{ one, metric, day, value, usual, far: Math.abs(value - usual.median) / usual.spread }];
  });
  const [most] = changes.toSorted((one, other) => other.far - one.far);
  if (!most || most.far < FAR) return undefined;
  const { one, metric, day, value, usual } = most;
  const { title: label, unit, decimals, isSample } = one;
  return {
    ...{ kind: 'change', key: `change:${metric}`, isSample, metric, label, unit, decimals },
    ...{ date: dayName(day), value: rounded(value, decimals), usual: shown(usual, decimals) },
  };
}

function valueOn({ values }: DaySeries, { from }: DayRange, day: number): number | undefined {
  const value = values[day - from];
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

function told({ values }: DaySeries, { from }: DayRange, within: DayRange): number[] {
  const days = values.subarray(Math.max(0, within.from - from), Math.max(0, within.before - from));
  return [...days].filter((value) => !Number.isNaN(value));
}

function usualBefore(one: DaySeries, range: DayRange, day: number): Baseline | undefined {
  return baselineOf(told(one, range, { from: day - BASELINE_DAYS, before: day }));
}

/** Days in a row, up to today, with a value under the limit. */
function runUnder(one: DaySeries, range: DayRange, limit: number): number {
  let run = 0;
  for (let day = range.before - 1; day >= range.from; day -= 1, run += 1) {
    const value = valueOn(one, range, day);
    if (value === undefined || value >= limit) break;
  }
  return run;
}

function shown({ median, low, high, days }: Baseline, decimals: number): LineOf<'mood'>['usual'] {
  const at = (value: number): number => rounded(value, decimals);
  return { median: at(median), low: at(low), high: at(high), days };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
