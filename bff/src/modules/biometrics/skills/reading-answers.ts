import { type Series, spokenValue } from '../readings.service.js';
import { type PastPeriod } from '../../skills/understanding/past-period.js';
import { type RunContext } from '../../skills/kit/skill-handler.js';
import { spokenDay, spokenMoment } from '../../skills/kit/spoken.js';
import { capitalise } from '../../skills/understanding/phrasing.js';

type Here = Pick<RunContext, 'now' | 'timeZone'>;

/** "Your weight was 80.5 kg today at 08:12." */
export function latestTold(series: Series, here: Here): string {
  const last = series.points.at(-1);
  if (!last) return '';
  return `Your ${series.metric.noun} ${was(series)} ${spokenValue(last.value, series)} ${spokenMoment(last.at, here)}.`;
}

/** "Your water intake is 1,250 ml today." */
export function totalTold(series: Series, { words }: PastPeriod): string {
  const verb = words === 'today' ? was(series).replace('was', 'is').replace('were', 'are') : was(series);
  return `Your ${series.metric.noun} ${verb} ${spokenValue(sumOf(series), series)} ${words}.`;
}

/** "Your heart rate was 64 bpm on average last week, over 12 readings." */
export function averageTold(series: Series, { words }: PastPeriod): string {
  return `Your ${series.metric.noun} ${was(series)} ${spokenValue(meanOf(series), series)} ${perDay(series)}on average ${words}, over ${countOf(series)}.`;
}

/** "Your highest heart rate last week was 92 bpm, on Friday at 09:10." */
export function extremeTold(
  series: Series,
  { words }: PastPeriod,
  { statistic, ...here }: Here & { statistic: 'highest' | 'lowest' },
): string {
  const sign = statistic === 'highest' ? 1 : -1;
  const [first] = series.points.toSorted((a, b) => sign * (b.value - a.value));
  if (!first) return '';
  const at = series.metric.isSum ? spokenDay(first.at, here) : spokenMoment(first.at, here);
  return `Your ${statistic} ${series.metric.noun} ${words} was ${spokenValue(first.value, series)}, ${at}.`;
}

/**
 * "Your weight went from 81.9 kg on 24 October to 80.5 kg today: 1.4 kg less. It was between 80.1 and 82 kg (12 readings)."
 * The two ends as they were measured: no line is laid through readings that may be too few for one.
 */
export function trendTold(series: Series, { words }: PastPeriod, here: Here): string {
  const { metric, points } = series;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1)
    return `${last ? (metric.isSum ? totalTold(series, { words } as PastPeriod) : latestTold(series, here)) : ''} One ${unitOfCount(series)} is no trend yet.`;
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Within one day the hours tell them apart.
  const isOneDay = spokenDay(first.at, here) === spokenDay(last.at, here);
  const [from, to] = [first, last].map(
    ({ at, value }) => `${spokenValue(value, series)} ${(isOneDay ? spokenMoment : spokenDay)(at, here)}`,
  );
  return (
    `Your ${metric.noun} went from ${from ?? ''} to ${to ?? ''}: ${differenceTold(last.value - first.value, series)}. ` +
    `${capitalise(pronoun(series))} between ${spokenValue(least, series)} and ${spokenValue(most, series)} ${words} (${countOf(series)}).`
  );
}

/** "Your weight was 80.5 kg on average this week and 81 kg last week: 0.5 kg less." */
export function comparisonTold(
  [one, first]: readonly [Series, PastPeriod],
  [other, second]: readonly [Series, PastPeriod],
): string {
  const empty = one.points.length === 0 ? first : other.points.length === 0 ? second : undefined;
  const told = empty === first ? other : one;
  const { noun } = told.metric;
  if (empty) {
    const shown = empty === first ? second : first;
    return `Your ${noun} ${was(told)} ${spokenValue(meanOf(told), told)} ${perDay(told)}on average ${shown.words}; I have no readings ${empty.words}.`;
  }
  const [mean, meanBefore] = [meanOf(one), meanOf(other)];
  return (
    `Your ${noun} ${was(one)} ${spokenValue(mean, one)} ${perDay(one)}on average ${first.words} ` +
    `and ${spokenValue(meanBefore, other)} ${second.words}: ${differenceTold(mean - meanBefore, one)}.`
  );
}

/** "Your weight was", "your push ups were": one's own are called as they were told. */
function was({ metric }: Series): string {
  return metric.usual === undefined && /[^s]s$/u.test(metric.noun) ? 'were' : 'was';
}

function pronoun(series: Series): string {
  return was(series) === 'were' ? 'they were' : 'it was';
}

function differenceTold(difference: number, series: Series): string {
  const scale = 10 ** series.metric.decimals;
  const rounded = Math.round(difference * scale) / scale;
  if (rounded === 0) return 'about the same';
  return `${spokenValue(Math.abs(rounded), series)} ${rounded > 0 ? 'more' : 'less'}`;
}

function sumOf({ points }: Series): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

function meanOf(series: Series): number {
  return sumOf(series) / series.points.length;
}

function perDay({ metric }: Series): string {
  return metric.isSum ? 'a day ' : '';
}

function countOf(series: Series): string {
  const { length } = series.points;
  return `${String(length)} ${unitOfCount(series)}${length === 1 ? '' : 's'}`;
}

function unitOfCount({ metric }: Series): string {
  return metric.isSum ? 'day' : 'reading';
}
