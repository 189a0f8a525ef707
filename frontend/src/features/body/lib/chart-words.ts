import { formatDay, formatLongDay, formatQuantity, formatTime } from '../../../lib/format';
import type { ReadingChart } from '../../../shared/readings/api/readings.api';
import { momentAt } from './chart-series';
import { differenceWords, valueWords, wholeValue } from '../../../components/readings/reading-words';

/** What the value axis counts: "hours a night", "bpm". */
export function unitLine({ label, unit, isSum, isOfNight, bucket }: ReadingChart): string {
  const words = unit === 'h' ? 'hours' : unit === '' ? label.toLowerCase() : unit;
  if (!isSum) return words;
  if (isOfNight) return `${words} a night`;
  return bucket === 'hour' ? `${words} an hour` : `${words} a day`;
}

/** What a place on the time axis stands for. */
export function momentWords(chart: ReadingChart, at: number): string {
  const moment = momentAt(chart, at);
  if (chart.bucket === 'day') return formatLongDay(moment);
  return chart.bucket === 'week'
    ? `week of ${formatDay(moment)}`
    : `${formatDay(moment)}, ${formatTime(moment)}`;
}

/** More of one value: against what is usual, its least and greatest, how one felt. */
export function detailsOf(
  chart: ReadingChart,
  index: number,
  moodOn: ((moment: Date) => string | undefined) | undefined,
): [string, string][] {
  const point = chart.points[index];
  if (!point) return [];
  const { usual, isSum } = chart;
  const difference = usual && differenceWords(point.value, usual.median, chart);
  const mood = moodOn?.(momentAt(chart, Date.parse(point.at)));
  const isSpread = !isSum && point.n > 1 && point.min !== point.max;
  return [
    ...(usual
      ? [
          [
            'Against usual',
            difference ? `${difference} ${point.value < usual.median ? 'under' : 'over'}` : 'the same',
          ] as [string, string],
        ]
      : []),
    ...(isSpread
      ? [
          ['Least and most', `${valueWords(point.min, chart)} and ${valueWords(point.max, chart)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(mood === undefined ? [] : [['Mood that day', mood] as [string, string]]),
  ];
}

/** All of it in a sentence or two. */
export function summaryOf(chart: ReadingChart): string {
  const values = chart.points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const times =
    chart.bucket === 'week'
      ? ['week', 'weeks']
      : chart.bucket === 'day'
        ? ['day', 'days']
        : ['value', 'values'];
  const over = formatQuantity(values.length, times[0] ?? '', times[1] ?? '');
  const range =
    least === most
      ? `${wholeValue(least, chart)} over ${over}.`
      : `Between ${valueWords(least, chart)} and ${wholeValue(most, chart)} over ${over}.`;
  const { usual } = chart;
  return usual
    ? `${range} Your usual range is ${valueWords(usual.low, chart)} to ${wholeValue(usual.high, chart)}.`
    : range;
}
