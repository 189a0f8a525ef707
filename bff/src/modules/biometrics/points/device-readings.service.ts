import { Injectable } from '@nestjs/common';
import { metricOf } from '../metrics.js';
import { dayOfReading, emptyBatch } from './point-batch.js';
import { PointsRepository } from './points.repository.js';
import { SeriesRepository } from './series.repository.js';

/** What a device measured. */
export interface DeviceReading {
  readonly metric: string;
  /** Of a metric of one’s own; else empty. */
  readonly ownUnit: string;
  /** In the unit of the metric. */
  readonly value: number;
  /** When it was measured or began to be: milliseconds since 1970. */
  readonly at: number;
  /** How long it was measured for; 0 of a moment. */
  readonly seconds: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

/** Readings that devices send, each device a source of its own. */
@Injectable()
export class DeviceReadingsService {
  constructor(
    private readonly points: PointsRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** Keeps each once however often it is sent; gives how many are new. */
  async keep(userId: string, source: string, readings: readonly DeviceReading[]): Promise<number> {
    if (readings.length === 0) return 0;
    const numbers = new Map<string, number>();
    const batch = emptyBatch();
    for (const { metric, ownUnit, value, at, seconds, offset } of readings) {
      const number =
        numbers.get(metric) ??
        (await this.points.seriesOf(userId, { metric, origin: 'device', source, ownUnit }));
      numbers.set(metric, number);
      batch.series.push(number);
      batch.at.push(at);
      batch.value.push(value);
      batch.seconds.push(seconds);
      batch.offset.push(offset);
      batch.day.push(dayOfReading(at + seconds * 1_000, offset, metricOf(metric).isOfNight));
    }
    return this.points.write(userId, batch);
  }

  /** The names of the metrics that it has measured. */
  metricsOf(userId: string, source: string): Promise<string[]> {
    return this.series.findMetrics(userId, 'device', source);
  }

  /** False where readings of another device have that name. */
  rename(userId: string, from: string, to: string): Promise<boolean> {
    return this.series.renameSource(userId, 'device', { from, to });
  }

  /** Removes everything that it sent; gives how many that were. */
  remove(userId: string, source: string): Promise<number> {
    return this.points.removeSource(userId, 'device', source);
  }
}
