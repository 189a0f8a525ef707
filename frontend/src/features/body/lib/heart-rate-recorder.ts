import type { RecordedReading } from './recorded-reading';

const SECOND_MS = 1_000;
/** The window of the variability is this long, so that no beat counts in two readings. */
const MINUTE_MS = 60_000;
/** As the server keeps it. */
const RANGE_BPM = [20, 300] as const;
const RANGE_MS = [1, 400] as const;

/** Makes readings of what a strap sends: the mean heart rate of each second, and RMSSD of each whole minute. */
export class HeartRateRecorder {
  private second = 0;
  private sum = 0;
  private count = 0;
  private nextVariabilityMs: number;

  constructor(
    readonly startedMs: number,
    private readonly onReading: (reading: RecordedReading) => void,
  ) {
    this.nextVariabilityMs = startedMs + MINUTE_MS;
  }

  /** @param rmssd of the last minute, in milliseconds; `undefined` where the beats don't suffice */
  add(bpm: number, rmssd: number | undefined, atMs: number): void {
    const second = Math.floor(atMs / SECOND_MS);
    if (second !== this.second) this.flush();
    this.second = second;
    if (bpm >= RANGE_BPM[0] && bpm <= RANGE_BPM[1]) {
      this.sum += bpm;
      this.count += 1;
    }
    if (atMs < this.nextVariabilityMs) return;
    this.nextVariabilityMs = atMs + MINUTE_MS;
    if (rmssd === undefined || rmssd < RANGE_MS[0] || rmssd > RANGE_MS[1]) return;
    this.tell('heart-rate-variability-rmssd', Math.round(rmssd * 10) / 10, atMs);
  }

  /** After a lost connection a minute begins anew: its window does, too. */
  interrupt(atMs: number): void {
    this.flush();
    this.nextVariabilityMs = atMs + MINUTE_MS;
  }

  /** What is left of the second under way. */
  flush(): void {
    if (this.count > 0)
      this.tell('heart-rate', Math.round((this.sum / this.count) * 10) / 10, this.second * SECOND_MS);
    this.sum = 0;
    this.count = 0;
  }

  private tell(metric: RecordedReading['metric'], value: number, atMs: number): void {
    this.onReading({ metric, value, at: new Date(atMs).toISOString() });
  }
}
