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

  it('remembers neither what is not there nor what failed', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
    await expect(cache.get('a', () => Promise.resolve('ana'))).resolves.toBe('ana');
  });

  it('forgets what has ended', async () => {
    await cache.get('a', () => Promise.resolve('ana'));
    cache.forget((value) => value === 'ana');
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
  });

  it('does not bring back what ended while it was loading', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const loading = cache.get('a', () => promise);
    cache.forget(() => false);
    resolve('ana');
    await loading;
    await expect(cache.get('a', () => Promise.resolve(undefined))).resolves.toBeUndefined();
  });

  it('keeps the newest when it is full', async () => {
    for (let number = 0; number <= 10_000; number += 1)
      await cache.get(String(number), () => Promise.resolve('x'));
    const load = vi.fn(() => Promise.resolve('x'));
    await cache.get('10000', load);
    expect(load).not.toHaveBeenCalled();
    await cache.get('0', load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
