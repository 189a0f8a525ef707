import type { StrapLink } from '../../../platform/bluetooth/strap';
import type { HrvReading } from './hrv-window';

/** `waiting`: the strap is there, but has not told anything yet. */
export type Signal = 'waiting' | 'good' | 'poor' | 'lost';

export interface TracePoint {
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly value: number;
}

/** What the card shows. A new object for each change. */
export interface LiveState {
  /** `off` where there is no strap. */
  readonly link: StrapLink | 'off';
  readonly strapName?: string;
  readonly isSimulated: boolean;
  readonly bpm?: number | undefined;
  readonly signal: Signal;
  /** In percent, where the strap tells it. */
  readonly battery?: number;
  readonly hrv: HrvReading;
  /** Of the last two minutes, oldest first. */
  readonly trace: readonly TracePoint[];
  /** Epoch milliseconds of the last change. */
  readonly nowMs: number;
  readonly recordingSinceMs?: number | undefined;
  /** Readings that the server has not confirmed while it could not be reached. */
  readonly unsent: number;
  /** Why there is no strap, in a sentence. */
  readonly problem?: string;
}

export const TRACE_MS = 120_000;

export const OFF: LiveState = {
  link: 'off',
  isSimulated: false,
  signal: 'waiting',
  hrv: { normalShare: 0, normalBeats: 0 },
  trace: [],
  nowMs: 0,
  unsent: 0,
};
