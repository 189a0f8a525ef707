import { metricNameOf, metricOf } from '../metrics.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { saidPeriod } from '../../skills/kit/said-period.js';
import { periodAfter, periodBefore } from '../../skills/understanding/past-period.js';

/** A night belongs to the day on which it ends. */
const OF_THE_NIGHT = 'sleep-duration';
const NIGHT = 20;
/** What is asked of nothing that is named or known to be measured is left to the memory. */
const NOT_MEASURED: WordsRead = { calls: [] };

/** What was measured, asked for as it was said. */
export function readQuery(
  { statistic, when, against, value, year, ...said }: Parameters,
  here: SaidHere,
): WordsRead {
  const metric = metricIn(said.metric);
  if (metric === undefined) return NOT_MEASURED;
  if (said.other !== undefined) return readTwo(metric, metricIn(said.other), saidPeriod(when, here));
  const [other, time] = sidesOf(
    saidPeriod(against, here),
    isLastNight(metric, when) ? 'today' : withYear(saidPeriod(when, here), year),
    statistic === 'compare',
  );
  if (isUnclear(when, time) || isUnclear(against, other)) return NOT_MEASURED;
  // Of what users count by themselves nobody knows whether it adds up, so what they say holds.
  const { range, isSum } = metricOf(metric);
  const isAddedUp = isSum === true || range === undefined;
  return {
    calls: [
      {
        metric,
        statistic: statistic === 'total' && !isAddedUp ? 'latest' : (statistic ?? 'latest'),
        ...(time !== undefined && { when: time }),
        ...(other !== undefined && { against: other }),
        ...(typeof value === 'number' && { value }),
      },
    ],
  };
}

/** “Is my pulse higher than my resting pulse”: both are told, side by side. */
function readTwo(metric: string, other: string | undefined, when: string | undefined): WordsRead {
  if (other === undefined || other === metric) return NOT_MEASURED;
  const time = when !== undefined && { when };
  return { calls: [metric, other].map((each) => ({ metric: each, statistic: 'latest', ...time })) };
}

/** One side of a comparison may be left out: "than yesterday" compares today, "this week" the week before it. */
function sidesOf(other: string | undefined, time: string | undefined, isCompared: boolean) {
  return isCompared ? [other ?? periodBefore(time), time ?? periodAfter(other)] : [other, time];
}

/** The last reading of something, to be taken away. */
export function readRemoval({ metric: said }: Parameters): WordsRead {
  const metric = metricIn(said);
  return { calls: metric === undefined ? [] : [{ metric }] };
}

function metricIn(said: unknown): string | undefined {
  const name = typeof said === 'object' && said !== null && 'name' in said ? said.name : said;
  return typeof name === 'string' && name !== '' ? metricNameOf(name) : undefined;
}

function isLastNight(metric: string, when: unknown): boolean {
  if (metric !== OF_THE_NIGHT || typeof when !== 'object' || when === null) return false;
  const { day, part = 0 } = when as { day?: number; part?: number };
  return day === -1 && part >= NIGHT;
}

/** "March 2026". */
function withYear(period: string | undefined, year: unknown): string | undefined {
  return period !== undefined && typeof year === 'number' ? `${period} ${String(year)}` : period;
}

function isUnclear(said: unknown, read: string | undefined): boolean {
  return said !== undefined && read === undefined;
}
