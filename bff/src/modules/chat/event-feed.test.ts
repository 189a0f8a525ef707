import { EventFeed } from './event-feed.js';

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

describe('EventFeed', () => {
  it('gives every event to a listener, early or late, and then ends', async () => {
    const feed = new EventFeed<number>();
    const early = collect(feed);
    feed.push(1);
    await Promise.resolve();
    feed.push(2);
    feed.push(3);
    feed.end();
    expect(await early).toEqual([1, 2, 3]);
    expect(await collect(feed)).toEqual([1, 2, 3]);
  });

  it('does not wait for a listener who left', async () => {
    const feed = new EventFeed<number>();
    feed.push(1);
    for await (const event of feed) {
      expect(event).toBe(1);
      break;
    }
    feed.push(2);
    feed.end();
    expect(await collect(feed)).toEqual([1, 2]);
  });
});
