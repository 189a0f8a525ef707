import { Injectable } from '@nestjs/common';
import { DeviceReadingsService } from '../../biometrics/points/device-readings.service.js';
import { type DeviceRow } from '../devices.repository.js';
import { type SortedReading } from './sort-readings.js';

/** Puts what a device measured to the metrics of Body, with the device as their source. */
@Injectable()
export class DevicePoints {
  constructor(private readonly readings: DeviceReadingsService) {}

  /** Gives how many are new. Those without a point go nowhere. */
  write(
    { userId, name }: Pick<DeviceRow, 'userId' | 'name'>,
    sorted: readonly SortedReading[],
  ): Promise<number> {
    const readings = sorted.flatMap(({ at, offset, point }) => {
      if (!point) return [];
      const { metric, value } = point;
      const ownUnit = metric.range ? '' : metric.unit;
      return [{ ...{ metric: metric.name, ownUnit, value }, at: at.getTime(), seconds: 0, offset }];
    });
    return this.readings.keep(userId, name, readings);
  }

  /** False where readings of another source have that name. */
  rename(userId: string, from: string, to: string): Promise<boolean> {
    return this.readings.rename(userId, from, to);
  }

  /** Everything that Body has from it. */
  remove(userId: string, name: string): Promise<number> {
    return this.readings.remove(userId, name);
  }
}
