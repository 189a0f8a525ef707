import { inTime } from './in-time.js';

/** So long nobody may have been served before the database counts as away. */
const STANDSTILL_MS = 1_500;
/** Who asks more than the database can do waits no longer, even if the line moves. */
const LONGEST_WAIT_MS = 10_000;

/** When whoever waits gives up, by performance.now(); later each time that somebody was served. */
export type Deadline = () => number;

/**
 * The places at the database, in the order of asking. Many at once are no sign of a database that is away: as long as
 * others are served, the next one waits.
 */
export class Line {
  private readonly waiting = new Set<() => void>();
  private servedAt = 0;

  constructor(private free: number) {}

  /** Resolves once a place is theirs, which leave() gives back; rejects with DatabaseUnavailable at the deadline. */
  async enter(): Promise<Deadline> {
    const enteredAt = performance.now();
    const deadline = (): number =>
      Math.min(Math.max(enteredAt, this.servedAt) + STANDSTILL_MS, enteredAt + LONGEST_WAIT_MS);
    if (this.free > 0) {
      this.free -= 1;
      return deadline;
    }
    const { promise: turn, resolve: call } = Promise.withResolvers<undefined>();
    const next = (): void => call(undefined);
    this.waiting.add(next);
    try {
      await inTime(turn, deadline);
      return deadline;
    } catch (error) {
      // Called in the moment of giving up: the place is for the one behind.
      if (!this.waiting.delete(next)) this.leave(false);
      throw error;
    }
  }

  /** Whoever failed for want of a database moves the line, but is no sign that it is there. */
  leave(wasServed: boolean): void {
    if (wasServed) this.servedAt = performance.now();
    const [next] = this.waiting;
    if (next === undefined) {
      this.free += 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
