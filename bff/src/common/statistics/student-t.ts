/** Standard normal quantile of 0.975: the two-sided 95 % point. */
export const NORMAL_975 = 1.959964;
const Z = NORMAL_975;

/**
 * The 0.975 quantile of Student’s t with `freedom` degrees of freedom, which need not be whole: the expansion of
 * Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.5. From 4 on it is right to 0.001.
 */
export function studentT975(freedom: number): number {
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
  ];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}
