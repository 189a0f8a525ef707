import { ADJUSTED_FREEDOM } from './adjust.js';
import { studentP } from './distributions.js';
import { pearson } from './moments.js';
import { effectivePairs, innovations, type Paired, persistence } from './persistence.js';
import { normalScores } from './ranks.js';
import { isWhite } from './whiteness.js';

/** What is new in y against what was new in x some days before. */
export interface PairResult {
  /** Paired days. */
  readonly n: number;
  /** Correlation of normal scores. */
  readonly r: number;
  readonly p: number;
}

const LEAST_PAIRS = 8;
/** Fewer effective pairs only raise a p: above this one it is no finding either way, and the rest of the work is left out. */
const OF_NO_USE = 0.002;
const ROUNDS = 2;

/**
 * Rank correlation of what is new in y with what was new in x `lag` days before. Both are filtered by the persistence of
 * what x leaves of y, so that without an effect the filtered y is white, and its correlation with anything independent has
 * the usual distribution however persistent x is. Its p is that of Student's t.
 * @param x and y adjusted for weekday and trend, one value a day, NaN without one
 * @param isDoubtful y by itself is not white after the filter: p is 1 unless what x leaves of it is
 */
export function testPair(x: Float64Array, y: Float64Array, lag: number, isDoubtful = false): PairResult {
  const { days, a, b } = pair(x, y, lag);
  const n = days.length;
  if (n < LEAST_PAIRS) return { n, r: 0, p: 1 };
  const { rest, rho } = whatIsLeft(days, a, b);
  const scoresA = normalScores(innovations({ days, values: a }, rho));
  const scoresB = normalScores(innovations({ days, values: b }, rho));
  const r = pearson(scoresA, scoresB);
  if (Number.isNaN(r)) return { n, r: 0, p: 1 };
  const p = correlationP(r, n - 1);
  if (p > OF_NO_USE) return { n, r, p };
  // Of the rest, not of y: what y has of a persistent x is the effect, and no reason to count fewer days.
  const left = innovations({ days, values: rest }, rho);
  if (isDoubtful && !isWhite(left)) return { n, r, p: 1 };
  return { n, r, p: correlationP(r, effectivePairs(scoresA, normalScores(left))) };
}

/** The two-sided p of a correlation of so many pairs of adjusted series. */
export function correlationP(r: number, pairs: number): number {
  const freedom = pairs - 2 - ADJUSTED_FREEDOM;
  if (freedom <= 0) return 1;
  return Math.abs(r) >= 1 ? 0 : studentP(r * Math.sqrt(freedom / (1 - r * r)), freedom);
}

function pair(
  x: Float64Array,
  y: Float64Array,
  lag: number,
): { days: Int32Array; a: Float64Array; b: Float64Array } {
  const days = new Int32Array(y.length);
  const a = new Float64Array(y.length);
  const b = new Float64Array(y.length);
  let n = 0;
  for (let day = lag; day < y.length; day += 1) {
    const [u, v] = [x[day - lag] ?? Number.NaN, y[day] ?? Number.NaN];
    if (Number.isNaN(u) || Number.isNaN(v)) continue;
    days[n] = day;
    a[n] = u;
    b[n] = v;
    n += 1;
  }
  return { days: days.subarray(0, n), a: a.subarray(0, n), b: b.subarray(0, n) };
}

/** What x leaves of y, and how persistent that is: by turns, as each needs the other. */
function whatIsLeft(days: Int32Array, a: Float64Array, b: Float64Array): { rest: Float64Array; rho: number } {
  let rest = b;
  let rho = persistence({ days, values: rest }, true);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = slopeOf(innovations({ days, values: a }, rho), innovations({ days, values: b }, rho));
    rest = b.map((value, i) => value - slope * (a[i] ?? 0));
    rho = persistence({ days, values: rest } satisfies Paired, true);
  }
  return { rest, rho };
}

function slopeOf(a: Float64Array, b: Float64Array): number {
  let [cross, square] = [0, 0];
  for (let i = 0; i < a.length; i += 1) {
    cross += (a[i] ?? 0) * (b[i] ?? 0);
    square += (a[i] ?? 0) ** 2;
  }
  return square > 0 ? cross / square : 0;
}
