import { LOCALE } from '../../lib/format';

/** `1,284.5`: with as many decimals as asked for, no more and no fewer. */
export function formatDecimal(value: number, decimals: number): string {
  return value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** As many as the finest of the values has, at most so many: 8 and 7.5 hours are 8.0 and 7.5. */
export function decimalsOf(values: readonly number[], most: number): number {
  return Math.max(
    0,
    ...values.map((value) => (String(Number(value.toFixed(most))).split('.')[1] ?? '').length),
  );
}
