import { judgeBeats, rmssd, sdnn } from './hrv';

/** What the beats of the last minute say. */
export interface HrvReading {
  /** Milliseconds; absent until there is enough that is normal. */
  readonly rmssd?: number;
  /** Milliseconds, of the normal beats; absent together with `rmssd`. */
  readonly sdnn?: number;
  /** Share of the beats that are no artefact, from 0 to 1; 0 without beats. */
  readonly normalShare: number;
  readonly normalBeats: number;
}

const WINDOW_MS = 60_000;
/** RMSSD of less than half a minute is too rough (M. Esco and A. Flatt, J. Sports Sci. Med. 13 (2014), pp. 535–541). */
const SPEAKS_FROM_MS = WINDOW_MS / 2;
export const LEAST_NORMAL_BEATS = 20;
export const LEAST_NORMAL_SHARE = 0.8;
/** An interval of more is a gap in the connection, not a beat. */
const GAP_MS = 10_000;

/** The beats of the last 60 seconds, as they come. */
export class HrvWindow {
  private readonly rrMs: number[] = [];
  private lengthMs = 0;

  add(ms: number): void {
    if (!(ms > 0)) return;
    if (ms >= GAP_MS) {
      this.clear();
      return;
    }
    this.rrMs.push(ms);
    this.lengthMs += ms;
    while (this.lengthMs > WINDOW_MS) this.lengthMs -= this.rrMs.shift() ?? this.lengthMs;
  }

  /** After a lost connection: the beats on either side of it don't follow each other. */
  clear(): void {
    this.rrMs.length = 0;
    this.lengthMs = 0;
  }

  read(): HrvReading {
    const beats = judgeBeats(this.rrMs);
    const normal = beats.filter(({ isNormal }) => isNormal);
    const normalShare = beats.length === 0 ? 0 : normal.length / beats.length;
    const known = { normalShare, normalBeats: normal.length };
    const isEnough =
      this.lengthMs >= SPEAKS_FROM_MS &&
      normal.length >= LEAST_NORMAL_BEATS &&
      normalShare >= LEAST_NORMAL_SHARE;
    const variability = isEnough ? rmssd(beats) : undefined;
    const deviation = sdnn(normal.map(({ ms }) => ms));
    if (variability === undefined || deviation === undefined) return known;
    return { ...known, rmssd: variability, sdnn: deviation };
  }
}
