import { wordMap } from '../../../common/word-map.js';

/** Where readings of a name go: to a metric of Body, to the device's own history, or nowhere. */
export const READING_TARGETS = ['metric', 'history', 'ignored'] as const;
export type ReadingTarget = (typeof READING_TARGETS)[number];

/** As a device sends it. */
export interface IncomingReading {
  /** The device's own, by which a reading that is sent again is known. */
  readonly id: string;
  readonly at: Date;
  /** Minutes east of UTC, where it was measured. */
  readonly offset?: number;
  readonly name: string;
  readonly value: number | boolean | string;
  readonly unit?: string;
}

export const REFUSAL_REASONS = ['clock', 'future', 'old', 'range', 'unit', 'not_a_number'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why a message is refused as a whole where nobody waits for an answer that could say so. */
export const MESSAGE_REFUSAL_REASONS = ['malformed', 'too_large', 'too_many', 'id_reused'] as const;
export type MessageRefusalReason = (typeof MESSAGE_REFUSAL_REASONS)[number];

export interface Refusal {
  readonly id: string;
  readonly reason: RefusalReason;
}

export interface Mapping {
  readonly name: string;
  readonly target: ReadingTarget;
  readonly metric: string | null;
  readonly unit: string;
}

/** Such names tell of the device itself, and need no mapping. */
export const OWN_NAMES = ['battery', 'signal', 'rssi'] as const;

export function ownMapping(name: string): Mapping | undefined {
  const isOwn = (OWN_NAMES as readonly string[]).includes(name);
  return isOwn ? { name, target: 'history', metric: null, unit: name === 'battery' ? '%' : '' } : undefined;
}

/** What cannot be, by the unit; a metric of Body has a range of its own. */
const POSSIBLE = wordMap<readonly [least: number, most: number]>({
  '%': [0, 100],
  '°C': [-90, 1_500],
  '°F': [-130, 2_732],
  bpm: [0, 400],
  hPa: [200, 1_200],
  lx: [0, 200_000],
  ppm: [0, 1_000_000],
});
const FARTHEST = 1e12;

export function isPossible(value: number, unit: string): boolean {
  const [least, most] = POSSIBLE.get(unit) ?? [-FARTHEST, FARTHEST];
  return Number.isFinite(value) && value >= least && value <= most;
}

const OFFSET = /([+-])(\d\d):?(\d\d)$/u;

/** Minutes east of UTC, as the time was written. */
export function offsetOf(time: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(time) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}
