import { formatDay, formatTime } from '../../lib/format';

/** How the first and the last moment of a line are written: within one day the hour tells them apart. */
export function endFormat(items: readonly { at: string }[]): (at: string) => string {
  const days = new Set(items.map(({ at }) => formatDay(at)));
  return days.size > 1 ? (at) => formatDay(at) : formatTime;
}
