import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RateLimit } from './rate-limit.js';
import { TooManyRequests } from './request-errors.js';

describe('RateLimit', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const refusalOf = (taken: Promise<void>): Promise<unknown> =>
    taken.then(
      () => undefined,
      (refusal: unknown) => refusal,
    );

  it('lets so many through for each key', async () => {
    const limit = new RateLimit(3);
    for (let taken = 0; taken < 3; taken += 1) await expect(limit.take('ana')).resolves.toBeUndefined();
    await expect(limit.take('ana')).rejects.toThrow(TooManyRequests);
    await expect(limit.take('bo')).resolves.toBeUndefined();
  });

  it('says in whole seconds when to come back', async () => {
    const limit = new RateLimit(1);
    await limit.take('ana');
    vi.advanceTimersByTime(17_500);
    const refusal = (await refusalOf(limit.take('ana'))) as TooManyRequests;
    expect(refusal.headers['Retry-After']).toBe('43');
  });

  it.each([
    ['a minute unless told', undefined, 60],
    ['as long as told', 3600, 3600],
  ])('counts for %s', async (_, window, seconds) => {
    const limit = new RateLimit(1, window);
    await limit.take('ana');
    vi.advanceTimersByTime(seconds * 1000 - 1);
    await expect(limit.take('ana')).rejects.toThrow(TooManyRequests);
    vi.advanceTimersByTime(2);
    await expect(limit.take('ana')).resolves.toBeUndefined();
  });

  it('passes on what is no refusal', async () => {
    vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(new Error('broken'));
    await expect(new RateLimit(1).take('ana')).rejects.toThrow('broken');
  });
});
