import { TooBusy } from '../accounts.errors.js';

/** So many at a time, the others in their order; who would wait too long is sent away. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly longestLine: number,
  ) {}

  /** Throws TooBusy. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    if (this.waiting.length >= this.longestLine) throw new TooBusy();
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
