/**
 * Events on their way from the work that makes them to whoever listens. The work never waits for the listener, and a
 * listener that comes late or leaves early misses or stops nothing.
 */
export class EventFeed<T> implements AsyncIterable<T> {
  private readonly events: T[] = [];
  private isEnded = false;
  private changed = Promise.withResolvers<undefined>();

  push(event: T): void {
    this.events.push(event);
    this.wake();
  }

  end(): void {
    this.isEnded = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (let next = 0; ; next += 1) {
      while (next >= this.events.length) {
        if (this.isEnded) return;
        await this.changed.promise;
      }
      yield this.events[next] as T;
    }
  }

  private wake(): void {
    this.changed.resolve(undefined);
    this.changed = Promise.withResolvers();
  }
}
