/** Messages of one entity: so many may come at once, and so many a second after that. */
const BURST = 100;
const PER_SECOND = 20;
const MAX_SOURCES = 10_000;

/** Keeps an entity that talks without end from keeping the server busy. */
export class FloodLimit {
  private readonly buckets = new Map<string, { left: number; at: number; isTold: boolean }>();

  /** `first`: it is over the limit, and was not a moment ago. */
  check(source: string, now: number): 'fine' | 'first' | 'over' {
    const bucket = this.buckets.get(source) ?? { left: BURST, at: now, isTold: false };
    if (!this.buckets.has(source)) {
      if (this.buckets.size >= MAX_SOURCES) this.buckets.clear();
      this.buckets.set(source, bucket);
    }
    bucket.left = Math.min(BURST, bucket.left + ((now - bucket.at) / 1_000) * PER_SECOND);
    bucket.at = now;
    if (bucket.left >= 1) {
      bucket.left -= 1;
      if (bucket.left > BURST / 2) bucket.isTold = false;
      return 'fine';
    }
    const isFirst = !bucket.isTold;
    bucket.isTold = true;
    return isFirst ? 'first' : 'over';
  }
}
