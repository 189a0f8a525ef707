import { formatQuantity } from '../lib/format';

/** "2 years ago", "7 months ago". */
export function monthsAgoLabel(months: number): string {
  return months % 12 === 0
    ? `${formatQuantity(months / 12, 'year', 'years')} ago`
    : `${formatQuantity(months, 'month', 'months')} ago`;
}
