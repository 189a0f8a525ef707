import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './request-errors.js';

/** So many a minute for each key. Each process counts for itself: replicas allow the more. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
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
