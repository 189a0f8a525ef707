import { ADVERSARIAL, gain, recall } from './retrieval-metrics.ts';

/** A question's results with what each signal gave them. */
export interface Weighed {
  /** What it is left out with: its conversation, or its whole set. */
  fold: string;
  category: string;
  evidence: ReadonlySet<string>;
  ranking: readonly string[];
  signals: readonly object[];
}

interface Example {
  values: readonly number[][];
  isEvidence: readonly boolean[];
}

const STEPS = 60;
const RATE = 0.05;
/** How sharply a difference of scores counts: about a third of a score is a clear difference. */
const SHARPNESS = 5;
/** Pulls towards the factor 1, the weight as it is. */
const PRIOR = 0.01;

/**
 * Leaves out one fold at a time, fits a factor for each signal's weight to the others (the likelihood of
 * the evidence under a softmax over the scores), and judges the one left out: with the weights as they are, and fitted.
 */
export function crossValidate(weighed: readonly Weighed[]): Record<string, Record<string, number>> {
  const names = Object.keys(weighed[0]?.signals[0] ?? {});
  const folds = [...new Set(weighed.map(({ fold }) => fold))];
  return Object.fromEntries(
    folds.map((fold) => {
      const factors = fit(
        weighed.filter((one) => one.fold !== fold).map((one) => toExample(one, names)),
        names.length,
      );
      const left = weighed.filter((one) => one.fold === fold && one.category !== ADVERSARIAL);
      const fitted = left.map((one) => ({ ...one, ranking: reordered(one, names, factors) }));
      return [
        `${fold} left out`,
        {
          ...Object.fromEntries(names.map((name, k) => [name, round(factors[k] ?? 1)])),
          'R@10': percentage(left, (one) => recall(one, 10)),
          'R@10 fitted': percentage(fitted, (one) => recall(one, 10)),
          'nDCG@10': percentage(left, gain),
          'nDCG@10 fitted': percentage(fitted, gain),
        },
      ];
    }),
  );
}

function fit(examples: readonly Example[], size: number): number[] {
  const factors = Array.from({ length: size }, () => 1);
  for (let step = 0; step < STEPS; step++) {
    const slope = factors.map((factor) => PRIOR * (1 - factor) * SHARPNESS);
    for (const { values, isEvidence } of examples) {
      const shares = softmax(values.map((value) => SHARPNESS * scoreOf(value, factors)));
      const found = isEvidence.filter(Boolean).length;
      values.forEach((value, i) => {
        const pull = (isEvidence[i] ? 1 / found : 0) - (shares[i] ?? 0);
        value.forEach((part, k) => {
          slope[k] = (slope[k] ?? 0) + (SHARPNESS * pull * part) / examples.length;
        });
      });
    }
    slope.forEach((part, k) => {
      factors[k] = Math.max(0, (factors[k] ?? 1) + RATE * part);
    });
  }
  return factors;
}

/** Those without any evidence among their results teach nothing. */
function toExample({ signals, ranking, evidence }: Weighed, names: readonly string[]): Example {
  const isEvidence = ranking.map((id) => evidence.has(id));
  if (!isEvidence.includes(true)) return { values: [], isEvidence: [] };
  return { values: signals.map((one) => valuesOf(one, names)), isEvidence };
}

/** The ranking as it would be with these factors. */
export function reordered(
  { signals, ranking }: Weighed,
  names: readonly string[],
  factors: readonly number[],
): string[] {
  return ranking
    .map((id, i) => ({ id, score: scoreOf(valuesOf(signals[i] ?? {}, names), factors) }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

function valuesOf(signals: object, names: readonly string[]): number[] {
  const values = signals as Readonly<Record<string, number>>;
  return names.map((name) => values[name] ?? 0);
}

function scoreOf(values: readonly number[], factors: readonly number[]): number {
  return values.reduce((sum, value, k) => sum + value * (factors[k] ?? 1), 0);
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function percentage<T>(group: readonly T[], score: (one: T) => number): number {
  return Math.round((1000 * group.reduce((sum, one) => sum + score(one), 0)) / group.length) / 10;
}

function round(factor: number): number {
  return Math.round(factor * 100) / 100;
}
