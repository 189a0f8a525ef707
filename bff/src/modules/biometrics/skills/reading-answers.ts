import { type Metric, type Point, type Series, spokenValue } from '../readings.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenPeriod } from '../../skills/kit/resolve-period.js';
import { type PastPeriod } from '../../skills/understanding/past-period.js';
import { type RunContext } from '../../skills/kit/skill-handler.js';
import { isManyThings, spokenDay, spokenMoment } from '../../skills/kit/spoken.js';

type Here = Pick<RunContext, 'now' | 'timeZone' | 'phrases'>;

/** "Your weight was 80.5 kg today at 08:12." */
export function latestTold(series: Series, here: Here): string {
  const last = series.points.at(-1);
  if (!last) return '';
  const { phrases } = here;
  return phrases.say('reading-latest', {
    ...subjectOf(series, phrases),
    value: valueOf(last.value, series, phrases),
    when: spokenMoment(last.at, here),
  });
}

/** "Your water intake is 1,250 ml today." */
export function totalTold(series: Series, period: PastPeriod, { phrases, timeZone }: Here): string {
  return phrases.say(period.words === 'today' ? 'reading-today' : 'reading-total', {
    ...subjectOf(series, phrases),
    value: valueOf(sumOf(series), series, phrases),
    period: spokenPeriod(period, phrases, timeZone),
  });
}

/** "Your heart rate was 64 bpm on average last week, over 12 readings." */
export function averageTold(series: Series, period: PastPeriod, { phrases, timeZone }: Here): string {
  return phrases.say('reading-average', {
    ...subjectOf(series, phrases),
    value: averageOf(series, phrases),
    period: spokenPeriod(period, phrases, timeZone),
    number: countOf(series, phrases),
  });
}

/** "Your highest heart rate last week was 92 bpm, on Friday at 09:10." */
export function extremeTold(
  series: Series,
  period: PastPeriod,
  { statistic, ...here }: Here & { statistic: 'highest' | 'lowest' },
): string {
  const { phrases } = here;
  const sign = statistic === 'highest' ? 1 : -1;
  const [first] = series.points.toSorted((a, b) => sign * (b.value - a.value));
  if (!first) return '';
  return phrases.say(`reading-${statistic}`, {
    ...subjectOf(series, phrases),
    value: valueOf(first.value, series, phrases),
    period: spokenPeriod(period, phrases, here.timeZone),
    when: series.metric.isSum ? spokenDay(first.at, here) : spokenMoment(first.at, here),
  });
}

/** "Your heart rate was last over 150 bpm on Friday at 18:10, at 152 bpm." */
export function beyondTold(
  series: Series,
  { statistic, limit, ...here }: Here & { statistic: 'last-over' | 'last-under'; limit: number },
): string {
  const { phrases } = here;
  const [found] = series.points;
  const told = { ...subjectOf(series, phrases), limit: valueOf(limit, series, phrases) };
  if (!found)
    return phrases.say(statistic === 'last-over' ? 'reading-never-over' : 'reading-never-under', told);
  return phrases.say(`reading-${statistic}`, {
    ...told,
    value: valueOf(found.value, series, phrases),
    when: series.metric.isSum ? spokenDay(found.at, here) : spokenMoment(found.at, here),
  });
}

/**
 * "Your weight went from 81.9 kg on 24 October to 80.5 kg today: 1.4 kg less. It was between 80.1 and 82 kg (12 readings)."
 * The two ends as they were measured: no line is laid through readings that may be too few for one.
 */
export function trendTold(series: Series, period: PastPeriod, here: Here): string {
  const { phrases } = here;
  const { metric, points } = series;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1) {
    const told = metric.isSum ? totalTold(series, period, here) : latestTold(series, here);
    return `${last ? told : ''} ${phrases.say(metric.isSum ? 'no-trend-of-day' : 'no-trend-of-reading')}`;
  }
  const values = points.map(({ value }) => value);
  // Within one day the hours tell them apart.
  const isOneDay = spokenDay(first.at, here) === spokenDay(last.at, here);
  const told = ({ at, value }: Point): string =>
    phrases.say('value-then', {
      value: valueOf(value, series, phrases),
      when: (isOneDay ? spokenMoment : spokenDay)(at, here),
    });
  return phrases.say('reading-trend', {
    ...subjectOf(series, phrases),
    from: told(first),
    to: told(last),
    difference: differenceTold(last.value - first.value, series, phrases),
    least: valueOf(Math.min(...values), series, phrases),
    most: valueOf(Math.max(...values), series, phrases),
    period: spokenPeriod(period, phrases, here.timeZone),
    number: countOf(series, phrases),
  });
}

/** "Your weight was 80.5 kg on average this week and 81 kg last week: 0.5 kg less." */
export function comparisonTold(
  [one, first]: readonly [Series, PastPeriod],
  [other, second]: readonly [Series, PastPeriod],
  { phrases, timeZone }: Here,
): string {
  const spoken = (period: PastPeriod): string => spokenPeriod(period, phrases, timeZone);
  const empty = one.points.length === 0 ? first : other.points.length === 0 ? second : undefined;
  if (empty) {
    const [told, shown] = empty === first ? [other, second] : [one, first];
    return phrases.say('comparison-with-nothing', {
      ...subjectOf(told, phrases),
      value: averageOf(told, phrases),
      period: spoken(shown),
      empty: spoken(empty),
    });
  }
  const [mean, meanBefore] = [meanOf(one), meanOf(other)];
  return phrases.say('comparison', {
    ...subjectOf(one, phrases),
    value: averageOf(one, phrases),
    period: spoken(first),
    before: valueOf(meanBefore, other, phrases),
    then: spoken(second),
    difference: differenceTold(mean - meanBefore, one, phrases),
  });
}

/** "Weight 80.5 kg", but "30 push ups". */
export function readingInWords(series: Series, phrases: TwinPhrases): string {
  const { metric, unit, points } = series;
  const isCounted = metric.range === undefined && unit === '';
  return phrases.say(isCounted ? 'counted-reading' : 'measured-reading', {
    noun: nounOf(metric, phrases),
    value: valueOf(points[0]?.value ?? 0, series, phrases),
  });
}

export function nounOf({ name, noun }: Metric, phrases: TwinPhrases): string {
  return phrases.translated('metrics', name) ?? noun;
}

/** "Your weight was", "your push ups were": one's own are called as they were told. */
function subjectOf({ metric }: Series, phrases: TwinPhrases): Record<'noun' | 'was' | 'is' | 'it', string> {
  const noun = nounOf(metric, phrases);
  const number = metric.range === undefined && isManyThings(noun, phrases) ? 'many' : 'one';
  return {
    noun,
    was: phrases.say(`was-${number}`),
    is: phrases.say(`is-${number}`),
    it: phrases.say(`it-${number}`),
  };
}

function valueOf(value: number, series: Series, { locale }: TwinPhrases): string {
  return spokenValue(value, series, locale);
}

function differenceTold(difference: number, series: Series, phrases: TwinPhrases): string {
  const scale = 10 ** series.metric.decimals;
  const rounded = Math.round(difference * scale) / scale;
  if (rounded === 0) return phrases.say('difference-none');
  const value = valueOf(Math.abs(rounded), series, phrases);
  return phrases.say(rounded > 0 ? 'difference-more' : 'difference-less', { value });
}

function sumOf({ points }: Series): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

function meanOf(series: Series): number {
  return sumOf(series) / series.points.length;
}

/** "80.5 kg", "1,000 ml a day". */
function averageOf(series: Series, phrases: TwinPhrases): string {
  const value = valueOf(meanOf(series), series, phrases);
  return series.metric.isSum ? phrases.say('value-a-day', { value }) : value;
}

function countOf({ metric, points: { length: count } }: Series, phrases: TwinPhrases): string {
  return phrases.say(metric.isSum ? 'number-of-days' : 'number-of-readings', { count });
}
