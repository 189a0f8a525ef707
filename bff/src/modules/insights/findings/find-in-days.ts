import { tagEffect } from '../../../common/statistics/tag-effect.js';
import { type DayRange, dayName, type DaySeries, weekdayOf } from '../../../common/day-series.js';
import { distanceFromUsual, isUnusual } from '../statistics/anomaly.js';
import { changePoint } from '../statistics/change-point.js';
import { measured } from '../statistics/days.js';
import { effectOf, type PairedDay, pairedDays } from '../statistics/effect.js';
import {
  type Association,
  type Associations,
  FALSE_DISCOVERY_RATE,
  findAssociations,
} from '../statistics/find-associations.js';
import { medianOf } from '../statistics/moments.js';
import { LEAST_DAYS } from '../statistics/series-check.js';
import { type Found, type NamedSeries, type RunSummary } from './finding.js';

export interface FoundInDays {
  readonly found: readonly Found[];
  readonly summary: RunSummary;
}

/** A change is looked for in so many days. */
const CHANGE_DAYS = 90;
/** What was unusual longer ago is no news. */
const NEWS_DAYS = 3;
const USUAL_DAYS = 28;
const MOST_WAITING = 5;

/**
 * All that is found in the days before today. `pause` is waited for between outcomes, so that requests come in between.
 */
export async function findInDays(
  all: readonly DaySeries[],
  days: DayRange,
  { lags, pause }: { readonly lags: readonly number[]; readonly pause: () => Promise<void> },
): Promise<FoundInDays> {
  const candidates = all
    .filter(({ isYesNo }) => !isYesNo)
    .map((series) => ({ ...series, name: series.key, isCause: true }));
  const looked = await findAssociations(candidates, weekdayOf(days.from), { lags, pause });
  const byKey = new Map(all.map((series) => [series.key, series]));
  const hits = looked.tests.filter(({ q }) => q <= FALSE_DISCOVERY_RATE);
  const outcomes = all.filter(({ isOutcome }) => isOutcome);
  return {
    found: [
      ...clearest(hits).flatMap((hit) => toAssociation(hit, byKey) ?? []),
      ...strongestChange(outcomes, days),
      ...outcomes.flatMap((series) => unusualDays(series, days)),
    ],
    summary: summaryOf(looked, byKey),
  };
}

/** Of the lags of two series the one that is least likely chance. */
function clearest(hits: readonly Association[]): Association[] {
  const pairs = Map.groupBy(hits, ({ x, y }) => [x, y].toSorted().join('|'));
  return [...pairs.values()].flatMap((pair) => pair.toSorted((one, other) => one.p - other.p).slice(0, 1));
}

function toAssociation(
  { x, y, lag, n, r, q }: Association,
  byKey: ReadonlyMap<string, DaySeries>,
): Found | undefined {
  const [cause, outcome] = [byKey.get(x), byKey.get(y)];
  if (!cause || !outcome) return undefined;
  const paired = pairedDays(cause.values, outcome.values, lag);
  const effect = effectOf(paired);
  // Unadjusted values that say the opposite of adjusted ones cannot be put into one sentence.
  if (!effect || Math.sign(effect.difference) !== Math.sign(r)) return undefined;
  const interval = intervalOf(paired, effect);
  return {
    key: `${x}|${y}|${String(lag)}`,
    isSample: cause.isSample || outcome.isSample,
    facts: {
      ...{
        kind: 'association',
        x: named(cause),
        y: named(outcome),
        lag,
        n,
        r,
        q,
        difference: effect.difference,
      },
      ...{ low: interval?.low ?? null, high: interval?.high ?? null },
      ...{ lowUpTo: effect.lowUpTo, highFrom: effect.highFrom },
    },
  };
}

function intervalOf(
  paired: readonly PairedDay[],
  { lowUpTo, highFrom }: { readonly lowUpTo: number; readonly highFrom: number },
): { low: number; high: number } | undefined {
  const thirds = paired.filter(({ x }) => x <= lowUpTo || x >= highFrom);
  const high = new Set(['high']);
  const none = new Set<string>();
  return tagEffect(
    thirds.map(({ day, x, y }) => ({ day, mean: y, tagIds: x >= highFrom ? high : none })),
    'high',
  );
}

/** Over many series chance alone gives a change now and then: only the strongest is told. */
function strongestChange(outcomes: readonly DaySeries[], { before }: DayRange): Found[] {
  const changes = outcomes.flatMap((series) => {
    const first = Math.max(0, series.values.length - CHANGE_DAYS);
    const lately = series.values.subarray(first);
    const change = changePoint(measured(lately));
    if (!change) return [];
    const places = [...lately.keys()].filter((place) => !Number.isNaN(lately[place]));
    const day = before - lately.length + (places[change.at] ?? 0);
    return [{ series, change, day, n: places.length }];
  });
  const strongest = changes
    .toSorted((one, other) => other.change.statistic - one.change.statistic)
    .slice(0, 1);
  return strongest.map(({ series, change, day, n }) => ({
    // Around a day: found some days earlier the next night, it is still the same change.
    key: `change|${series.key}|${dayName(day).slice(0, 7)}`,
    isSample: series.isSample,
    facts: {
      ...{ kind: 'change', y: named(series), day: dayName(day), n },
      ...{ before: change.before, after: change.after },
    },
  }));
}

function unusualDays(series: DaySeries, { from }: DayRange): Found[] {
  const { values } = series;
  const last = values.length - 1;
  return Array.from({ length: NEWS_DAYS }, (_, back) => last - back)
    .filter((day) => day > 0 && isUnusual(values, day))
    .map((day) => ({
      key: `day|${series.key}|${dayName(from + day)}`,
      isSample: series.isSample,
      facts: {
        ...{ kind: 'unusual', y: named(series), day: dayName(from + day), value: values[day] ?? Number.NaN },
        usual: medianOf(measured(values.subarray(Math.max(0, day - USUAL_DAYS), day))),
        distance: distanceFromUsual(values, day),
      },
    }));
}

function summaryOf(looked: Associations, byKey: ReadonlyMap<string, DaySeries>): RunSummary {
  const title = (key: string): string => byKey.get(key)?.title ?? key;
  const waiting = looked.refused
    .filter(({ why }) => why === 'few_days')
    .map(({ name }) => ({
      title: title(name),
      days: measured(byKey.get(name)?.values ?? new Float64Array()).length,
    }))
    .filter(({ days }) => days < LEAST_DAYS)
    .toSorted((one, other) => other.days - one.days)
    .slice(0, MOST_WAITING);
  return {
    ...{ pairs: looked.pairs, tests: looked.tests.length, mostDays: looked.mostDays, waiting },
    refused: looked.refused
      .filter(({ why }) => why !== 'few_days')
      .map(({ name, why }) => ({ title: title(name), why })),
  };
}

function named({ key, domain, title, noun, unit, decimals }: DaySeries): NamedSeries {
  return { key, domain, title, noun, unit, decimals };
}
