export type Numbered<T> = T & { id: number };

/**
 * Events on their way from the work that makes them to whoever listens. The work never waits for the listener, and a
 * listener that comes late or leaves early misses or stops nothing. They are numbered from one, or from where a
 * listener was cut off.
 */
export class EventFeed<T extends object> implements AsyncIterable<Numbered<T>> {
  private readonly events: T[] = [];
  private isEnded = false;
  private changed = Promise.withResolvers<undefined>();

  /** `before`: how many events the listener has had already, from elsewhere. */
  constructor(private readonly before = 0) {}

  push(event: T): void {
    this.events.push(event);
    this.wake();
  }

  end(): void {
    this.isEnded = true;
    this.wake();
  }

  [Symbol.asyncIterator](): AsyncGenerator<Numbered<T>> {
    return this.after(this.before);
  }

  /** What follows the event of that number, with its numbers; everything, where there is no such event. */
  async *after(id: number): AsyncGenerator<Numbered<T>> {
    for (let next = this.has(id) ? id - this.before : 0; ; next += 1) {
      while (next >= this.events.length) {
        if (this.isEnded) return;
        await this.changed.promise;
      }
      yield { ...(this.events[next] as T), id: this.before + next + 1 };
    }
  }

  private has(id: number): boolean {
    return Number.isInteger(id) && id >= this.before && id <= this.before + this.events.length;
  }

  private wake(): void {
    this.changed.resolve(undefined);
    this.changed = Promise.withResolvers();
  }
}
