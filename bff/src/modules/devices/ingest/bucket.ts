/** Readings that may come: so many at once, and so many more each second. */
export class Bucket {
  private left: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    /** Milliseconds. */
    private at: number,
  ) {
    this.left = burst;
  }

  /** 0 when taken; else the seconds after which it can be. More than the burst is taken from a full bucket only. */
  take(cost: number, now: number): number {
    this.fill(now);
    const needed = Math.min(cost, this.burst);
    if (needed > this.left) return Math.ceil((needed - this.left) / this.perSecond);
    this.left -= needed;
    return 0;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.burst;
  }

  private fill(now: number): void {
    const passed = Math.max(0, now - this.at) / 1_000;
    this.left = Math.min(this.burst, this.left + passed * this.perSecond);
    this.at = Math.max(this.at, now);
  }
}
