import { collect } from '../../testing/collect.js';
import { EventFeed } from './event-feed.js';

const event = (text: string): { text: string } => ({ text });

describe('EventFeed', () => {
  it('gives every event to a listener, early or late, with its number, and then ends', async () => {
    const feed = new EventFeed<{ text: string }>();
    const early = collect(feed);
    feed.push(event('a'));
    await Promise.resolve();
    feed.push(event('b'));
    feed.push(event('c'));
    feed.end();
    const all = [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
      { id: 3, text: 'c' },
    ];
    expect(await early).toEqual(all);
    expect(await collect(feed)).toEqual(all);
  });

  it('does not wait for a listener who left', async () => {
    const feed = new EventFeed<{ text: string }>();
    feed.push(event('a'));
    for await (const { text } of feed) {
      expect(text).toBe('a');
      break;
    }
    feed.push(event('b'));
    feed.end();
    expect(await collect(feed)).toHaveLength(2);
  });

  it('goes on where a listener was cut off, with what was said meanwhile and what is still to come', async () => {
    const feed = new EventFeed<{ text: string }>();
    feed.push(event('a'));
    feed.push(event('b'));
    const rest = collect(feed.after(1));
    await Promise.resolve();
    feed.push(event('c'));
    feed.end();
    expect(await rest).toEqual([
      { id: 2, text: 'b' },
      { id: 3, text: 'c' },
    ]);
    expect(await collect(feed.after(3))).toEqual([]);
  });

  it.each([4, -1, 1.5, NaN])('begins anew after %d, which it never gave', async (id) => {
    const feed = new EventFeed<{ text: string }>();
    feed.push(event('a'));
    feed.end();
    expect(await collect(feed.after(id))).toEqual([{ id: 1, text: 'a' }]);
  });

  it('counts on from what a listener has had elsewhere', async () => {
    const feed = new EventFeed<{ text: string }>(7);
    feed.push(event('h'));
    feed.end();
    expect(await collect(feed)).toEqual([{ id: 8, text: 'h' }]);
  });
});
