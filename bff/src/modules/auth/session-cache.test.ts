import { FakeClock } from '../../testing/fake-clock.js';
import { SessionCache } from './session-cache.js';

describe('SessionCache', () => {
  let clock: FakeClock;
  let cache: SessionCache<string>;
  beforeEach(() => {
    clock = new FakeClock();
    cache = new SessionCache(clock);
  });

  it('loads once for everybody who asks at the same time, and again when it is no longer fresh', async () => {
    const load = vi.fn(() => Promise.resolve('ana'));
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual(['ana', 'ana']);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
    clock.advance({ seconds: 31 });
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fresh for half a minute, and then no more', async () => {
    const load = vi.fn(() => Promise.resolve('ana'));
    await cache.get('a', load);
    clock.advance({ seconds: 29.999 });
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
    clock.advance({ seconds: 0.001 });
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('remembers neither what is not there nor what failed', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
    await expect(cache.get('a', () => Promise.resolve('ana'))).resolves.toBe('ana');
  });

  it('forgets what has ended, and nothing else', async () => {
    await cache.get('a', () => Promise.resolve('ana'));
    await cache.get('b', () => Promise.resolve('bo'));
    cache.forget((value) => value === 'ana');
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
    await expect(cache.get('b', () => Promise.resolve(undefined))).resolves.toBe('bo');
  });

  it('does not bring back what ended while it was loading', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const loading = cache.get('a', () => promise);
    cache.forget(() => false);
    resolve('ana');
    await loading;
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
  });

  describe('when it is full', () => {
    const FULL = 10_000;
    const load = vi.fn(() => Promise.resolve('x'));
    const fill = async (from: number, to: number): Promise<void> => {
      for (let number = from; number < to; number += 1) await cache.get(String(number), load);
    };
    const isKept = async (number: number): Promise<boolean> => {
      load.mockClear();
      await cache.get(String(number), load);
      return load.mock.calls.length === 0;
    };
    beforeEach(() => load.mockImplementation(() => Promise.resolve('x')));

    it('has lost nothing yet', async () => {
      await fill(0, FULL);
      expect(await isKept(0)).toBe(true);
    });

    it('gives up the oldest for what is new', async () => {
      await fill(0, FULL + 1);
      expect(await isKept(FULL)).toBe(true);
      expect(await isKept(1)).toBe(true);
      expect(await isKept(0)).toBe(false);
    });

    it('counts what was loaded again as new', async () => {
      await fill(0, FULL);
      clock.advance({ seconds: 30 });
      await fill(5, 6);
      await fill(FULL, FULL + 8);
      expect(await isKept(5)).toBe(true);
    });
  });
});
