import { withTimeout } from './with-timeout.js';

/** After this long without serving anyone, the database counts as down. */
const STANDSTILL_MS = 1_500;
/** Maximum wait for a connection. */
const LONGEST_WAIT_MS = 10_000;

/** When a waiting caller gives up, by performance.now(); later each time another is served. */
export type Deadline = () => number;

/**
 * Hands out connections in the order of requests. Many callers at once do not mean that the database is down: while
 * others are served, the next one waits.
 */
export class ConnectionQueue {
  private readonly waiting = new Set<() => void>();
  private servedAt = 0;

  constructor(private free: number) {}

  /** Resolves once the caller has a connection, which leave() returns; rejects with DatabaseUnavailable at the deadline. */
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
      await withTimeout(turn, deadline);
      return deadline;
    } catch (error) {
      // Its turn came just as it gave up: the connection goes to the next one.
      if (!this.waiting.delete(next)) this.leave(false);
      throw error;
    }
  }

  /** A caller that failed for want of a database frees its connection, but does not count as served. */
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
