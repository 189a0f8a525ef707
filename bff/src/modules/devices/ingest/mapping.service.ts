import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { metricOf } from '../../biometrics/metrics.js';
import { inKeptUnit } from '../../biometrics/units.js';
import { MappingRefused } from '../devices.errors.js';
import { type DeviceRow } from '../devices.repository.js';
import { DevicePoints } from './device-points.js';
import { DeviceReadingsRepository, type StoredReading } from './device-readings.repository.js';
import { type Mapping } from './reading.js';
import { place, type SortedReading } from './sort-readings.js';

/** So many are moved in one go; more cannot wait of a device that keeps to its limits for a while. */
const MOST_MOVED = 5_000;

/** Says where the readings of a name go, and takes along those that wait. */
@Injectable()
export class MappingService {
  constructor(
    private readonly readings: DeviceReadingsRepository,
    private readonly points: DevicePoints,
    private readonly transactions: Transactions,
  ) {}

  /** @throws MappingRefused for a unit that the metric can't have */
  async map(device: DeviceRow, mapping: Mapping): Promise<void> {
    const { target, metric, unit } = mapping;
    if (target === 'metric') {
      const known = metricOf(metric ?? '');
      if (metric === null) throw new MappingRefused('Choose a metric.');
      if (known.range && unit !== '' && inKeptUnit(known, 1, unit) === undefined)
        throw new MappingRefused(`“${unit}” is no unit of ${known.noun}.`);
    }
    await this.transactions.run(device.userId, async () => {
      await this.readings.saveMapping(device, mapping);
      if (target === 'ignored') await this.readings.removeNamed(device, mapping.name);
      else await this.moveWaiting(device, mapping);
    });
  }

  private async moveWaiting(device: DeviceRow, mapping: Mapping): Promise<void> {
    const waiting = await this.readings.findWaiting(device, mapping.name, MOST_MOVED);
    const moved = waiting.flatMap((stored) => {
      const sorted = place(asSent(stored), mapping, device.mayWriteBody);
      return typeof sorted === 'string' ? [] : [{ ...sorted, at: stored.at } satisfies SortedReading];
    });
    await this.points.write(device, moved);
    for (const target of ['metric', 'history'] as const) {
      const ids = moved.filter((each) => each.target === target).map(({ id }) => id);
      if (ids.length > 0) await this.readings.retarget(device, ids, target);
    }
  }
}

function asSent({ readingId, name, value, text, unit }: StoredReading): Parameters<typeof place>[0] {
  return { id: readingId, name, value: value ?? text ?? '', ...(unit !== '' && { unit }) };
}
