import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { zoneOffset } from '../../../common/wall-clock.js';
import { type Reader } from '../charts/buckets.service.js';
import { dayOfReading, emptyBatch } from '../points/point-batch.js';
import { PointsRepository } from '../points/points.repository.js';
import { type LiveReading, type RecordedLiveReadings, type RecordLiveReadings } from './live-readings.dto.js';

/** A phone's clock may be a little ahead. */
const MOST_AHEAD_MS = 5 * 60_000;
/** What waited for longer in a browser has a clock that was wrong. */
const OLDEST_MS = 90 * 86_400_000;
const SECONDS: Readonly<Record<LiveReading['metric'], number>> = {
  'heart-rate': 1,
  'heart-rate-variability-rmssd': 0,
};

/** Keeps what a strap measured in somebody's browser. */
@Injectable()
export class LiveReadingsService {
  constructor(
    private readonly points: PointsRepository,
    private readonly clock: Clock,
  ) {}

  async record({ id, timeZone }: Reader, given: RecordLiveReadings): Promise<RecordedLiveReadings> {
    const now = this.clock.now().getTime();
    const batch = emptyBatch();
    let skipped = 0;
    for (const [metric, readings] of Map.groupBy(given.readings, (reading) => reading.metric)) {
      const series = await this.points.seriesOf(id, { metric, origin: 'live', source: given.device });
      for (const { value, at } of readings) {
        const moment = new Date(at);
        const ms = moment.getTime();
        if (ms > now + MOST_AHEAD_MS || ms < now - OLDEST_MS) {
          skipped += 1;
          continue;
        }
        const offset = zoneOffset(moment, timeZone);
        batch.series.push(series);
        batch.at.push(ms);
        batch.value.push(value);
        batch.seconds.push(SECONDS[metric]);
        batch.offset.push(offset);
        batch.day.push(dayOfReading(ms, offset));
      }
    }
    const kept = batch.at.length === 0 ? 0 : await this.points.write(id, batch);
    return { kept, skipped };
  }
}
