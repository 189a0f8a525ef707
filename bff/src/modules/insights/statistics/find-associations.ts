import { measured, type Daily } from './days.js';
import { qValues } from './false-discovery.js';
import { type PairResult, testPair } from './pair-test.js';
import { type CheckFailure, checkOutcome, checkValues, LEAST_DAYS, readyForTest } from './series-check.js';

/** A series that may explain others, be explained by them, or both. */
export interface Candidate extends Daily {
  /** Series of one family say the same in other words, such as deep sleep and sleep: they are not held against each other. */
  readonly family: string;
  readonly isOutcome: boolean;
  readonly isCause: boolean;
}

export interface Association extends PairResult {
  readonly x: string;
  readonly y: string;
  /** Days from x to y. */
  readonly lag: number;
  /** The least false-discovery rate at which it is found, over all tests of the person. */
  readonly q: number;
}

export interface Associations {
  /** All that were tested, with enough days. */
  readonly tests: readonly Association[];
  /** Different pairs of series among them. */
  readonly pairs: number;
  /** The greatest number of paired days of any pair, tested or not. */
  readonly mostDays: number;
  /** Series that get none, and why: as an outcome, or on either side. */
  readonly refused: readonly { readonly name: string; readonly why: CheckFailure }[];
}

/** 1 of 20 of what is told may be chance. */
export const FALSE_DISCOVERY_RATE = 0.05;
export const LAGS = [0, 1, 2, 3] as const;

interface Ready {
  readonly series: Candidate;
  readonly ready: Float64Array;
  readonly refusedAtAll: CheckFailure | undefined;
  readonly refusedAsOutcome: CheckFailure | undefined;
}

/**
 * Every pair of series at every lag, with its q-value over all of them. Two series that each may explain the other are held
 * against each other once on the same day, and both ways on later days.
 * @param firstWeekday of day 0 of all series, from 0 to 6
 * @param pause is waited for before each outcome: they take tens of milliseconds each
 */
export async function findAssociations(
  candidates: readonly Candidate[],
  firstWeekday: number,
  { lags = LAGS, pause }: { readonly lags?: readonly number[]; readonly pause?: () => Promise<void> } = {},
): Promise<Associations> {
  const all = candidates.map((series) => makeReady(series, firstWeekday));
  const tests: Omit<Association, 'q'>[] = [];
  const pairs = new Set<string>();
  let mostDays = 0;
  let outcome: Ready | undefined;
  for (const [x, y] of pairsOf(all)) {
    if (y !== outcome) await pause?.();
    outcome = y;
    mostDays = Math.max(mostDays, bothMeasured(x.series.values, y.series.values));
    if (x.refusedAtAll ?? (isDoubtful(y) ? undefined : y.refusedAsOutcome)) continue;
    for (const lag of lags) {
      if (lag === 0 && isToldAlready(x, y, all)) continue;
      const result = testPair(x.ready, y.ready, lag, isDoubtful(y));
      if (result.n < LEAST_DAYS) continue;
      pairs.add([x.series.name, y.series.name].toSorted().join('|'));
      tests.push({ x: x.series.name, y: y.series.name, lag, ...result });
    }
  }
  const q = qValues(tests.map(({ p }) => p));
  const withQ = tests.map((test, i) => ({ ...test, q: q[i] ?? 1 }));
  const found = new Set(withQ.flatMap(({ y, q: own }) => (own <= FALSE_DISCOVERY_RATE ? [y] : [])));
  return {
    tests: withQ,
    pairs: pairs.size,
    mostDays,
    refused: all.flatMap(({ series: { name }, refusedAsOutcome: why }) =>
      why && !found.has(name) ? [{ name, why }] : [],
    ),
  };
}

function makeReady(series: Candidate, firstWeekday: number): Ready {
  const refusedAtAll = checkValues(series.values);
  const ready = readyForTest(series.values, firstWeekday);
  const isChecked = refusedAtAll === undefined && series.isOutcome;
  const refusedAsOutcome = isChecked ? checkOutcome(ready) : refusedAtAll;
  return { series, ready, refusedAtAll, refusedAsOutcome };
}

/** What is not white by itself may be so without what a cause of another persistence has put into it. */
function isDoubtful({ refusedAsOutcome }: Ready): boolean {
  return refusedAsOutcome === 'not_white';
}

function* pairsOf(all: readonly Ready[]): Generator<[x: Ready, y: Ready]> {
  for (const y of all.filter(({ series }) => series.isOutcome)) {
    for (const x of all) {
      if (x.series.isCause && x !== y && x.series.family !== y.series.family) yield [x, y];
    }
  }
}

/** On the same day x against y and y against x are one question. */
function isToldAlready(x: Ready, y: Ready, all: readonly Ready[]): boolean {
  const isBothWays = x.series.isOutcome && y.series.isCause && !x.refusedAsOutcome;
  return isBothWays && all.indexOf(x) > all.indexOf(y);
}

function bothMeasured(x: Float64Array, y: Float64Array): number {
  return measured(x.map((value, day) => value + (y[day] ?? Number.NaN))).length;
}
