/** Where all chance of the training comes from: the same seed gives the same numbers on every machine. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1 (mulberry32: whole numbers only, so no machine rounds differently). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick(choices: readonly string[]): string {
    return choices[this.below(choices.length)] ?? '';
  }

  shuffle(values: Int32Array): void {
    for (let last = values.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = values[last] as number;
      values[last] = values[other] as number;
      values[other] = kept;
    }
  }
}
