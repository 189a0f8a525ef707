/** More would be a grid to look at instead of a line. */
const MAX_LINES = 4;

/** The values that a scale names, from at most the lowest to at least the highest: round, and never finer than the values. */
export function ticksFor(values: readonly number[], decimals: number): number[] {
  const finest = 10 ** -decimals;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return aroundOne(low, finest);
  for (let step = finest; ; step = nextRound(step)) {
    const [first, last] = [Math.floor(exact(low / step)), Math.ceil(exact(high / step))];
    if (last - first < MAX_LINES) return steps(first, last, step);
  }
}

/** Of a scale with more names than lines, every other one has a line. */
export function linesOf(ticks: readonly number[]): readonly number[] {
  return ticks.length <= MAX_LINES ? ticks : ticks.filter((_tick, index) => index % 2 === 0);
}

/** A line that never moves runs through the middle of a tenth of its size. */
function aroundOne(value: number, finest: number): number[] {
  const size = value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  const step = Math.max(finest, size);
  const place = exact(value / step);
  return steps(Math.ceil(place - 1), Math.floor(place + 1), step);
}

/** 1, 2, 5, 10, 20, … */
function nextRound(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const leading = Math.round(step / power);
  return power * (leading === 1 ? 2 : leading === 2 ? 5 : 10);
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step));
}

/** Without the noise of binary fractions: three times 0.1 is 0.3. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
