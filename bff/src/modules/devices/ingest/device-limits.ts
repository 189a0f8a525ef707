import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { TooManyRequests } from '../../../common/http/request-errors.js';
import { Bucket } from './bucket.js';

const READINGS_PER_SECOND = 10;
/** A device that was offline for a while sends a few batches at once. */
export const READINGS_AT_ONCE = 3_000;
/** So many devices are counted before full buckets, which say nothing, are let go of. */
const MAX_BUCKETS = 10_000;

/** How many readings a device may send. Each process counts for itself: replicas allow the more. */
@Injectable()
export class DeviceLimits {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {}

  /** @throws TooManyRequests, which says when to come back */
  take(deviceId: string, readings: number): void {
    const now = this.clock.now().getTime();
    let bucket = this.buckets.get(deviceId);
    if (!bucket) {
      if (this.buckets.size >= MAX_BUCKETS) this.clean(now);
      bucket = new Bucket(READINGS_PER_SECOND, READINGS_AT_ONCE, now);
      this.buckets.set(deviceId, bucket);
    }
    const wait = bucket.take(readings, now);
    if (wait > 0) throw new TooManyRequests(wait);
  }

  private clean(now: number): void {
    for (const [deviceId, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(deviceId);
  }
}
