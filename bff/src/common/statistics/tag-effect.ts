import { meanOf } from './mean.js';
import { studentT975 } from './student-t.js';

/** A day counts once, however often somebody told how they felt. */
export interface TaggedDay {
  /** Days since some first one: gaps count. */
  readonly day: number;
  /** Mean of the day’s entries, from 1 to 5. */
  readonly mean: number;
  readonly tagIds: ReadonlySet<string>;
}

/** How days with a tag differ from those without it, in steps of the scale of moods. */
export interface TagEffect {
  readonly difference: number;
  /** Of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** The interval holds 0. */
  readonly mayBeNothing: boolean;
}

/** With fewer days on either side no difference is told. */
export const MIN_DAYS = 10;
/** How many days on a mood and a tag may still hang together with what they were. */
const LAGS = 7;

/**
 * Difference of the means of days with and without the tag, with the interval of Welch (Biometrika 34, 1947) and the
 * degrees of freedom of Satterthwaite (1946). Days in a row are alike, and so are tags: the variance is widened, and the
 * degrees of freedom are reduced, by the factor of Bartlett (J. R. Stat. Soc. 98, 1935) over seven lags of the tag and of
 * what the tag leaves of the mood, never below 1. Undefined with fewer than `MIN_DAYS` days on either side, and where all days are the same.
 */
export function tagEffect(days: readonly TaggedDay[], tagId: string): TagEffect | undefined {
  const withTag = days.filter(({ tagIds }) => tagIds.has(tagId)).map(({ mean }) => mean);
  const without = days.filter(({ tagIds }) => !tagIds.has(tagId)).map(({ mean }) => mean);
  if (Math.min(withTag.length, without.length) < MIN_DAYS) return undefined;
  const [one, other] = [varianceOfMean(withTag), varianceOfMean(without)];
  const variance = one + other;
  if (variance === 0) return undefined;
  const [meanWith, meanWithout] = [meanOf(withTag), meanOf(without)];
  const rest = days.map(({ day, mean, tagIds }): [number, number] => [
    day,
    mean - (tagIds.has(tagId) ? meanWith : meanWithout),
  ]);
  const tagged = days.map(({ day, tagIds }): [number, number] => [day, Number(tagIds.has(tagId))]);
  const widened = inflation(new Map(rest), new Map(tagged));
  const freedom = variance ** 2 / (one ** 2 / (withTag.length - 1) + other ** 2 / (without.length - 1));
  const halfWidth = studentT975(Math.max(freedom / widened, 1)) * Math.sqrt(variance * widened);
  const difference = meanWith - meanWithout;
  const [low, high] = [difference - halfWidth, difference + halfWidth];
  return { difference, low, high, mayBeNothing: low <= 0 && high >= 0 };
}

/** By how much the persistence of both series widens the variance of the difference. */
function inflation(moods: ReadonlyMap<number, number>, tags: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (let lag = 1; lag <= LAGS; lag += 1) {
    sum += (1 - lag / moods.size) * autocorrelation(moods, lag) * autocorrelation(tags, lag);
  }
  return Math.max(1, 1 + 2 * sum);
}

/** Over the pairs of days that are exactly so far apart; 0 where there are too few, or all are the same. */
function autocorrelation(values: ReadonlyMap<number, number>, lag: number): number {
  const mean = meanOf([...values.values()]);
  const pairs = [...values].flatMap(([day, value]) => {
    const later = values.get(day + lag);
    return later === undefined ? [] : [(value - mean) * (later - mean)];
  });
  const variance = meanOf([...values.values()].map((value) => (value - mean) ** 2));
  return pairs.length < MIN_DAYS || variance === 0 ? 0 : meanOf(pairs) / variance;
}

function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  const sum = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return sum / (values.length - 1) / values.length;
}
