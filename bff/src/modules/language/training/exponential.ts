/** ln 2 in two parts: the first has so few digits that whole multiples of it are exact. */
const LN2_HIGH = 0.693359375;
const LN2_LOW = -2.121944400546905e-4;
const INVERSE_LN2 = 1.4426950408889634;
/** Beyond this a share is nothing. */
const SMALLEST = -60;
const TERMS = 16;

/** Powers of a half, exact. */
const HALVES = Array.from({ length: 90 }, (_, power) => 1 / 2 ** power);

/**
 * e to the power of a number that is not positive. `Math.exp` may differ in the last bit between builds of Node, which
 * would train other assets elsewhere; sums and products may not.
 */
export function exponential(power: number): number {
  if (power < SMALLEST) return 0;
  const halvings = Math.floor(-power * INVERSE_LN2);
  const rest = power + halvings * LN2_HIGH + halvings * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  return sum * (HALVES[halvings] as number);
}
