/** More would be a grid to look at instead of a line. */
const MAX_LINES = 4;
const MOST_TICKS = 5;
const LEAST_TICKS = 2;
/** Times as much as the values span: more would make a flat line of them. */
const MOST_BESIDE = 10;
/** Of what the values span, kept free above and below them. */
const ROOM = 0.08;

/** From the foot of a drawing to its head, and the values that are named in between, lowest first. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

interface ScaleOptions {
  /** How fine the values are: no tick is finer. */
  decimals: number;
  /** Amounts, which are read by their height above nothing. @default false */
  fromZero?: boolean;
}

/** A scale that follows the values: they fill it but for a little room at both ends, and never stand for less than nothing. */
export function scaleFor(values: readonly number[], { decimals, fromZero = false }: ScaleOptions): Scale {
  const finest = 10 ** -decimals;
  const zero = fromZero ? [0] : [];
  const [least, most] = [Math.min(...values, ...zero), Math.max(...values, ...zero)];
  const room = least === most ? roomOfOne(least, finest) : ROOM * (most - least);
  const low = least < 0 ? least - room : Math.max(0, least - room);
  const high = most + room;
  for (let step = finest; ; step = nextRound(step, finest)) {
    const ticks = steps(Math.ceil(exact(low / step)), Math.floor(exact(high / step)), step);
    if (ticks.length > MOST_TICKS) continue;
    return ticks.length < LEAST_TICKS ? reachingOut(low, high, step) : { low, high, ticks };
  }
}

/** A scale of other values, whose ticks stand where those of the first do: both share their lines. */
export function scaleBeside(
  { low, high, ticks }: Scale,
  values: readonly number[],
  { decimals }: ScaleOptions,
): Scale {
  const [first = low, second = high] = ticks;
  const [below, all] = [(first - low) / (second - first), (high - low) / (second - first)];
  const finest = 10 ** -decimals;
  const own = scaleFor(values, { decimals });
  const isNegative = Math.min(...values) < 0;
  for (let step = finest; step < MOST_BESIDE * (own.high - own.low); step = nextRound(step, finest)) {
    const middle = Math.round(exact((own.low + own.high - all * step) / 2 / step + below));
    const at = isNegative ? middle : Math.max(0, middle);
    const [foot, head] = [(at - below) * step, (at - below + all) * step];
    if (foot <= Math.min(...values) && head >= Math.max(...values) && head - foot >= own.high - own.low)
      return { low: foot, high: head, ticks: steps(at, at + ticks.length - 1, step) };
  }
  // two lines at the ends have no place for what lies on both sides of nothing
  return own;
}

/** One that is always the same, from its first tick to its last. */
export function fixedScale(ticks: readonly number[]): Scale {
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks: [...ticks] };
}

/** Of a scale with more names than lines, every other one has a line. */
export function linesOf(ticks: readonly number[]): readonly number[] {
  return ticks.length <= MAX_LINES ? ticks : ticks.filter((_tick, index) => index % 2 === 0);
}

/** A line that never moves runs through the middle of a tenth of its size. */
function roomOfOne(value: number, finest: number): number {
  return Math.max(finest, value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));
}

/** Values nearer to each other than a tick to the next stand between two. */
function reachingOut(low: number, high: number, step: number): Scale {
  return fixedScale(steps(Math.floor(exact(low / step)), Math.ceil(exact(high / step)), step));
}

/** 1, 2, 5, 10, 20, 25, 50, …: a quarter of the next power only where the values are fine enough for it. */
function nextRound(step: number, finest: number): number {
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const steps = power > 2 * finest ? [2, 2.5, 5, 10] : [2, 5, 10];
  return exact(power * (steps.find((leading) => leading > step / power + 1e-9) ?? 10));
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => exact((first + index) * step));
}

/** Without the noise of binary fractions: three times 0.1 is 0.3. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
