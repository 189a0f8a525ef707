import { LOCALE } from '../../../lib/format';

const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 2026-05 as `May 2026`. */
export function monthWords(name: string): string {
  return month.format(new Date(`${name}-01T00:00:00Z`));
}
