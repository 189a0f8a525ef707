import { LOCALE } from '../../../lib/format';

const seconds = new Intl.NumberFormat(LOCALE, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
});

/** `0.4 seconds`, of milliseconds. */
export function formatSeconds(ms: number): string {
  return seconds.format(ms / 1_000);
}
