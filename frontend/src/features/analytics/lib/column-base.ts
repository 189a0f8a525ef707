/**
 * Where columns begin. From zero, those of body weight would look all the same: where the lowest would take more than a
 * quarter of the height, they begin so far below it that it takes that quarter. Zero for values below it, and for equal ones.
 */
export function columnBase(most: number, least: number): number {
  return most === least ? 0 : Math.max(0, least - (most - least) / 3);
}
