import { DatabaseUnavailable } from '../database.errors.js';
import { ConnectionQueue } from './connection-queue.js';

const STANDSTILL_MS = 1_500;

describe('Line', () => {
  let line: ConnectionQueue;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    line = new ConnectionQueue(1);
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  /** What became of each who entered, in the order in which it happened. */
  function enter(...names: string[]): string[] {
    const events: string[] = [];
    for (const name of names) {
      line.enter().then(
        () => events.push(`${name} in`),
        (error: unknown) =>
          events.push(`${name} ${error instanceof DatabaseUnavailable ? 'gave up' : 'failed'}`),
      );
    }
    return events;
  }

  it('lets in as many as there are places, and the others in their order', async () => {
    const events = enter('ana', 'bo', 'cy');
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toEqual(['ana in']);
    line.leave(true);
    await vi.advanceTimersByTimeAsync(100);
    line.leave(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toEqual(['ana in', 'bo in', 'cy in']);
  });

  it('waits as long as others are served', async () => {
    const events = enter('ana', 'bo', 'cy');
    await vi.advanceTimersByTimeAsync(STANDSTILL_MS - 1);
    line.leave(true);
    await vi.advanceTimersByTimeAsync(STANDSTILL_MS - 1);
    expect(events).toEqual(['ana in', 'bo in']);
    line.leave(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['ana in', 'bo in', 'cy in']);
  });

  it('O1: gives up when nobody was served for long, and does not take failing for being served', async () => {
    const events = enter('ana', 'bo', 'cy');
    await vi.advanceTimersByTimeAsync(STANDSTILL_MS - 1);
    line.leave(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['ana in', 'bo in', 'cy gave up']);
  });

  it('gives up in the end however fast the line moves', async () => {
    const crowd = Array.from({ length: 12 }, (_, number) => `other-${number}`);
    const events = enter(...crowd);
    for (let served = 0; served < 11; served++) {
      await vi.advanceTimersByTimeAsync(1_000);
      line.leave(true);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(events.slice(0, 10)).toEqual(crowd.slice(0, 10).map((name) => `${name} in`));
    expect(events.slice(10)).toEqual(['other-10 gave up', 'other-11 gave up']);
  });

  it('keeps no place for whoever gave up', async () => {
    const events = enter('ana', 'bo');
    await vi.advanceTimersByTimeAsync(STANDSTILL_MS);
    expect(events).toEqual(['ana in', 'bo gave up']);
    line.leave(true);
    const later = enter('cy');
    await vi.advanceTimersByTimeAsync(0);
    expect(later).toEqual(['cy in']);
  });

  it('hands on the place of whoever was called in the moment of giving up', async () => {
    const events = enter('ana', 'bo');
    setTimeout(() => line.leave(true), STANDSTILL_MS);
    // One right after the other, before either is heard.
    vi.advanceTimersByTime(STANDSTILL_MS);
    await vi.advanceTimersByTimeAsync(0);
    const later = enter('cy');
    await vi.advanceTimersByTimeAsync(0);
    expect([...events, ...later]).toEqual(['ana in', 'bo gave up', 'cy in']);
  });
});
