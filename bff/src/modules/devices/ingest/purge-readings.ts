import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Purge } from '../../../common/lifecycle/purge.js';
import { DeviceReadingsRepository } from './device-readings.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What waits for a mapping, and what a metric has for good, is here so long. */
const PASSING_DAYS = 7;
export const HISTORY_DAYS = 60;
const ANSWERS_HOURS = 48;

@Injectable()
export class PurgeReadings extends Purge {
  protected readonly task = 'let go of old readings of devices';

  constructor(
    private readonly readings: DeviceReadingsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected remove(): Promise<void> {
    const now = this.clock.now().getTime();
    return this.readings.purge({
      passing: new Date(now - PASSING_DAYS * DAY_MS),
      history: new Date(now - HISTORY_DAYS * DAY_MS),
      answers: new Date(now - ANSWERS_HOURS * HOUR_MS),
    });
  }
}
