import { tagEffect } from '../../../common/statistics/tag-effect.js';
import { type DayRange, dayName, type DaySeries, spoken, weekdayOf } from '../../../common/day-series.js';
import { measured } from '../statistics/days.js';
import { type PairedDay, pairedDays } from '../statistics/effect.js';
import { LAGS } from '../statistics/find-associations.js';
import { type LineFit, lineFit } from '../statistics/line-fit.js';
import { meanOf } from '../../../common/statistics/mean.js';
import { testPair } from '../statistics/pair-test.js';
import { readyForTest } from '../statistics/series-check.js';
import { type Comparison } from './explore.dto.js';

type Interval = NonNullable<Comparison['difference']>;

/** Standard normal quantile of 0.975. */
const Z = 1.96;
const LEAST_FOR_LAGS = 15;
const WEEK = 7;

/** The part of a comparison that lies in the days themselves. */
export type Compared = Pick<
  Comparison,
  'n' | 'days' | 'lags' | 'line' | 'difference' | 'weekdays' | 'sentence'
>;

/** How y goes with x, `lag` days later. */
export function compare(
  x: DaySeries,
  y: DaySeries,
  { days, lag }: { readonly days: DayRange; readonly lag: number },
): Compared {
  const paired = pairedDays(x.values, y.values, lag);
  const line = x.isYesNo ? undefined : lineFit(paired);
  const difference = x.isYesNo ? differenceOf(paired) : undefined;
  return {
    n: paired.length,
    days: allDays(x, y, days),
    lags: x.isYesNo || y.isYesNo ? [] : lagsOf(x, y, days),
    ...{ line: line ?? null, difference: difference ?? null },
    weekdays: weekdaysOf(paired, days, x.isYesNo),
    sentence: sentenceOf({ x, y, lag, paired, line, difference }),
  };
}

function allDays(x: DaySeries, y: DaySeries, { from }: DayRange): Comparison['days'] {
  const known = (value = Number.NaN): number | null => (Number.isNaN(value) ? null : value);
  return [...x.values.keys()]
    .map((i) => ({ day: dayName(from + i), x: known(x.values[i]), y: known(y.values[i]) }))
    .filter((each) => each.x !== null || each.y !== null);
}

function lagsOf(x: DaySeries, y: DaySeries, { from }: DayRange): Comparison['lags'] {
  const [a, b] = [readyForTest(x.values, weekdayOf(from)), readyForTest(y.values, weekdayOf(from))];
  return LAGS.map((lag) => ({ lag, ...testPair(a, b, lag) }))
    .filter(({ n }) => n >= LEAST_FOR_LAGS)
    .map(({ lag, n, r }) => ({ lag, n, r, chance: Z / Math.sqrt(n - WEEK) }));
}

/** Days with the tag against those without; wider where days in a row are alike. */
function differenceOf(paired: readonly PairedDay[]): Interval | undefined {
  const yes = new Set(['yes']);
  const no = new Set<string>();
  return tagEffect(
    paired.map(({ day, x, y }) => ({ day, mean: y, tagIds: x > 0 ? yes : no })),
    'yes',
  );
}

function weekdaysOf(
  paired: readonly PairedDay[],
  { from }: DayRange,
  isYesNo: boolean,
): Comparison['weekdays'] {
  const byWeekday = Map.groupBy(paired, ({ day }) => weekdayOf(from + day));
  return Array.from({ length: WEEK }, (_, weekday) => weekday).flatMap((weekday) => {
    const days = byWeekday.get(weekday);
    if (!days) return [];
    const effect = isYesNo ? differenceOf(days) : slopeInterval(lineFit(days));
    return [{ weekday, mean: meanOf(days.map(({ y }) => y)), n: days.length, effect: effect ?? null }];
  });
}

function slopeInterval(fit: LineFit | undefined): Interval | undefined {
  return (
    fit && {
      difference: fit.slope,
      low: fit.low,
      high: fit.high,
      mayBeNothing: fit.low <= 0 && fit.high >= 0,
    }
  );
}

/** The mean of the days of a series that have a value. */
export function spreadOf(values: Float64Array): { mean: number; n: number } | null {
  const there = measured(values);
  return there.length === 0 ? null : { mean: meanOf(there), n: there.length };
}

interface Told {
  readonly x: DaySeries;
  readonly y: DaySeries;
  readonly lag: number;
  readonly paired: readonly PairedDay[];
  readonly line: LineFit | undefined;
  readonly difference: Interval | undefined;
}

const MIN_OF_EACH = 10;

function sentenceOf({ x, y, lag, paired, line, difference }: Told): string {
  if (paired.length === 0) return 'No day in this period has both.';
  const when = lag === 0 ? 'the same day' : lag === 1 ? 'the next day' : `${String(lag)} days later`;
  const range = rangeSentence(y, paired);
  const finer = { ...y, decimals: y.decimals + 1 };
  if (x.isYesNo) {
    if (!difference)
      return `${range} A difference shows with ${String(MIN_OF_EACH)} days with ${x.noun} and as many without.`;
    const side = difference.difference < 0 ? 'lower' : 'higher';
    const told = `${spoken(Math.abs(difference.difference), finer)} ${side} ${when} (95 % range ${spoken(difference.low, finer)} to ${spoken(difference.high, finer)})`;
    const doubt = difference.mayBeNothing ? ', which may be nothing' : '';
    return `${range} On days with ${x.noun} it was ${told}${doubt}. Association, not cause.`;
  }
  if (!line) return `Over ${daysOf(paired)} there is too little to draw a line through.`;
  if (line.low <= 0 && line.high >= 0) return `${range} Nothing clear goes with your ${x.noun} ${when}.`;
  const step = stepOf(x, paired);
  const amount = spoken(Math.abs(line.slope * step), finer);
  const side = line.slope < 0 ? 'less' : 'more';
  return `${range} ${spoken(step, x)} more of your ${x.noun} goes with ${amount} ${side} ${when}. Association, not cause.`;
}

function rangeSentence(y: DaySeries, paired: readonly PairedDay[]): string {
  const values = paired.map((each) => each.y);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = least === most ? spoken(least, y) : `between ${spoken(least, y)} and ${spoken(most, y)}`;
  return `Over ${daysOf(paired)} your ${y.noun} was ${range}.`;
}

function daysOf({ length }: readonly PairedDay[]): string {
  return length === 1 ? 'one day' : `${String(length)} days`;
}

/** A round amount of x, about a quarter of how far it goes. */
function stepOf({ decimals }: DaySeries, paired: readonly PairedDay[]): number {
  const values = paired.map(({ x }) => x);
  const quarter = (Math.max(...values) - Math.min(...values)) / 4;
  const round = 10 ** Math.floor(Math.log10(quarter));
  return Math.max(round, 10 ** -decimals);
}
