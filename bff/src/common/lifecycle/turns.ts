import { setImmediate } from 'node:timers/promises';

/** How long work may hold up everybody else's requests at a time. */
const TURN_MS = 10;

/** Lets others have their turn during work that is long for many or long texts. To be awaited between its items. */
export class Turns {
  private endsAt = performance.now() + TURN_MS;

  /** Resolves at once as long as the turn is not over. */
  async next(): Promise<void> {
    if (performance.now() < this.endsAt) return;
    await setImmediate();
    this.endsAt = performance.now() + TURN_MS;
  }
}
