export interface Random {
  readonly uniform: () => number;
  /** Standard normal. */
  readonly normal: () => number;
}

type Make = (days: number) => Float64Array;

interface Lives {
  readonly ar1: (days: number, rho: number) => Float64Array;
  /** Of a persistence between 0 and 0.8. */
  readonly persistent: Make;
  readonly kinds: Readonly<Record<string, Make>>;
}

const WEEK = 7;
const MOST_PERSISTENT = 0.8;

/** Kinds of daily series that people have, none of which has anything to do with any other. */
export function lives({ uniform, normal }: Random): Lives {
  const ar1 = (days: number, rho: number): Float64Array => {
    const values = new Float64Array(days);
    values[0] = normal();
    for (let t = 1; t < days; t += 1)
      values[t] = rho * (values[t - 1] ?? 0) + Math.sqrt(1 - rho * rho) * normal();
    return values;
  };
  const persistent: Make = (days) => ar1(days, MOST_PERSISTENT * uniform());
  const ofWeekdays = (values: Float64Array, size: number): Float64Array => {
    const pattern = Array.from({ length: WEEK }, () => size * normal());
    return values.map((value, t) => value + (pattern[t % WEEK] ?? 0));
  };
  const ofTrend = (values: Float64Array, size: number): Float64Array => {
    const slope = size * normal();
    return values.map((value, t) => value + (slope * t) / values.length);
  };
  const stepped = (values: Float64Array, size: number): Float64Array => {
    const [at, height] = [Math.floor(uniform() * values.length), size * normal()];
    return values.map((value, t) => (t >= at ? value + height : value));
  };
  const without = (values: Float64Array, share: number): Float64Array =>
    values.map((value) => (uniform() < share ? Number.NaN : value));
  const withGap = (values: Float64Array, length: number): Float64Array => {
    const at = Math.floor(uniform() * (values.length - length));
    return values.map((value, t) => (t >= at && t < at + length ? Number.NaN : value));
  };
  const fivePoints = (value: number): number => Math.max(1, Math.min(5, Math.round(3 + value)));
  return {
    ar1,
    persistent,
    kinds: {
      'AR(1), persistence 0 to 0.8': persistent,
      'weekday pattern of 1 SD': (days) => ofWeekdays(persistent(days), 1),
      'trend of 2 SD': (days) => ofTrend(persistent(days), 2),
      'three weeks and 10 % of days missing': (days) => without(withGap(persistent(days), 3 * WEEK), 0.1),
      '30 % of days missing': (days) => without(persistent(days), 0.3),
      'five-point scale': (days) => persistent(days).map(fivePoints),
      'heavy tails (cubed)': (days) => persistent(days).map((value) => value ** 3),
      'a step of 1.5 SD in every series': (days) => stepped(persistent(days), 1.5),
      'AR(1) 0.9 with white noise on top': (days) => ar1(days, 0.9).map((value) => value + 0.7 * normal()),
      'persistence 0.95': (days) => ar1(days, 0.95),
      'weekday, trend, gaps and whole numbers': (days) =>
        without(ofTrend(ofWeekdays(persistent(days), 0.7), 1), 0.2).map((value) => Math.round(2 * value)),
      'yes/no at 20 % of days': (days) => persistent(days).map((value) => (value > 0.84 ? 1 : 0)),
    },
  };
}
