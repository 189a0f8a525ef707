const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So many of the last gaps tell what is usual for a device. */
export const KEPT_GAPS = 20;
/** Fewer gaps tell nothing: a device that has just begun is not missed. */
const LEAST_GAPS = 3;
/** It may be late by this many of its intervals. */
const MISSED_INTERVALS = 3;
/** A device sleeps at least so long before it is missed; one with a battery longer. */
const LEAST_SILENCE_MS = 2 * MINUTE_MS;
const LEAST_SILENCE_OF_BATTERY_MS = HOUR_MS;

export type DeviceStatus = 'waiting' | 'online' | 'silent' | 'offline' | 'paused';

export interface StatusFacts {
  readonly isPaused: boolean;
  readonly lastSeenAt: Date | null;
  readonly offlineReason: string | null;
  readonly gaps: readonly number[];
  readonly battery: number | null;
}

/** Seconds between its messages as a rule; null while too few are known. A median: one night off changes nothing. */
export function usualInterval(gaps: readonly number[]): number | null {
  if (gaps.length < LEAST_GAPS) return null;
  const sorted = gaps.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : Math.round((upper + lower) / 2);
}

/** After so many milliseconds without a message it is silent; null while its interval is not known. */
export function silentAfterMs({ gaps, battery }: Pick<StatusFacts, 'gaps' | 'battery'>): number | null {
  const interval = usualInterval(gaps);
  if (interval === null) return null;
  const least = battery === null ? LEAST_SILENCE_MS : LEAST_SILENCE_OF_BATTERY_MS;
  return Math.max(least, MISSED_INTERVALS * interval * 1_000);
}

export function statusOf(facts: StatusFacts, now: Date): DeviceStatus {
  const { isPaused, lastSeenAt, offlineReason } = facts;
  if (isPaused) return 'paused';
  if (offlineReason !== null) return 'offline';
  if (!lastSeenAt) return 'waiting';
  const silentAfter = silentAfterMs(facts);
  return silentAfter !== null && now.getTime() - lastSeenAt.getTime() > silentAfter ? 'silent' : 'online';
}

/** The gaps as they are after messages at these times; what came at the same second is one message. */
export function gapsAfter(
  gaps: readonly number[],
  lastSeenAt: Date | null,
  heard: readonly Date[],
): readonly number[] {
  const times = heard.map((at) => at.getTime()).toSorted((one, other) => one - other);
  const added: number[] = [];
  let before = lastSeenAt?.getTime();
  for (const time of times) {
    const gap = before === undefined ? 0 : Math.round((time - before) / 1_000);
    if (gap > 0) added.push(gap);
    before = Math.max(before ?? time, time);
  }
  return [...gaps, ...added].slice(-KEPT_GAPS);
}
