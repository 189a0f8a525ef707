import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Baseline, BASELINE_DAYS, baselineOf } from '../../../common/statistics/baseline.js';
import { type Metric } from '../metrics.js';
import { valueOfBucket } from '../shown-series.js';
import { BucketsService, dayNumber, type Reader } from './buckets.service.js';

/** What is usual for one person. */
@Injectable()
export class BaselinesService {
  constructor(
    private readonly buckets: BucketsService,
    private readonly clock: Clock,
  ) {}

  /** Of each metric from the days before today; those with too few of them have none. */
  async usual(reader: Reader, metrics: readonly Metric[]): Promise<ReadonlyMap<string, Baseline>> {
    const today = dayNumber(this.clock.now(), reader.timeZone);
    const days = await this.buckets.days(reader, metrics, { from: today - BASELINE_DAYS, before: today });
    return new Map(
      metrics.flatMap((metric) => {
        const ofIt = days.filter((bucket) => bucket.metric === metric.name);
        const found = baselineOf(ofIt.map((bucket) => valueOfBucket(metric, bucket)));
        return found ? [[metric.name, found] as const] : [];
      }),
    );
  }
}
