import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './request-errors.js';

/** So many for each key in a window of time, a minute unless told. Each process counts for itself: replicas allow the more. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(points: number, windowSeconds = 60) {
    this.limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  }

  /** Throws TooManyRequests, which says when to come back. */
  async take(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new TooManyRequests(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }
}
