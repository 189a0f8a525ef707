import { formatQuantity } from '../../lib/format';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `30 days`, `5 hours`, `4 min 12 s`: as exact as it matters. */
export function timeLeft(until: string, now: Date): string {
  const left = Math.max(0, Date.parse(until) - now.getTime());
  if (left >= 2 * DAY_MS) return formatQuantity(Math.round(left / DAY_MS), 'day', 'days');
  if (left >= 2 * HOUR_MS) return formatQuantity(Math.floor(left / HOUR_MS), 'hour', 'hours');
  const minutes = Math.floor(left / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return minutes > 0 ? `${String(minutes)} min ${String(seconds)} s` : `${String(seconds)} s`;
}
