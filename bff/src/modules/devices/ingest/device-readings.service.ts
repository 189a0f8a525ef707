import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DevicePaused } from '../devices.errors.js';
import { type DeviceRow } from '../devices.repository.js';
import { DevicesService } from '../devices.service.js';
import { type ClockSkew } from './clock-skew.js';
import { DeviceReadingsRepository } from './device-readings.repository.js';
import { DevicePoints } from './device-points.js';
import { type IncomingReading, type Refusal } from './reading.js';
import { type SortedReading, sortReadings } from './sort-readings.js';

export interface Accepted {
  /** New ones that are kept. */
  readonly accepted: number;
  readonly duplicates: number;
  /** Its owner wants nothing of them. */
  readonly ignored: number;
  readonly refused: readonly Refusal[];
}

const MAX_SHOWN_VALUE = 80;
const MAX_SIGNAL = 200;

/** What devices tell, whichever way it comes. */
@Injectable()
export class DeviceReadings {
  constructor(
    private readonly readings: DeviceReadingsRepository,
    private readonly points: DevicePoints,
    private readonly devices: DevicesService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Keeps each reading once, where its owner wants readings of that name; one that can't be kept is told with the reason.
   * Limits are taken before (`DeviceLimits`).
   * @throws DevicePaused
   */
  async accept(
    device: DeviceRow,
    readings: readonly IncomingReading[],
    { now, skew = { ms: 0, action: 'none' } }: { readonly now: Date; readonly skew?: ClockSkew },
  ): Promise<Accepted> {
    if (device.isPaused) throw new DevicePaused();
    const mappings = new Map((await this.readings.findMappings(device)).map((each) => [each.name, each]));
    const { mayWriteBody } = device;
    const { kept, ignored, refused } = sortReadings(readings, { mappings, mayWriteBody, skew, now });
    const accepted = await this.transactions.run(device.userId, async () => {
      const fresh = await this.readings.add(device, kept, now);
      await this.points.write(
        device,
        kept.filter(({ id }) => fresh.has(id)),
      );
      const shown = refused.map(({ reading: { name, value }, reason }) => ({
        ...{ name, reason },
        value: String(value).slice(0, MAX_SHOWN_VALUE),
      }));
      await this.readings.refuse(device, shown, now);
      return fresh.size;
    });
    await this.devices.heard(device.userId, device.id, { at: now, ...ownValues(kept) });
    if (refused.some(({ reason }) => reason === 'range'))
      await this.devices.checkSoon(device.userId, device.id);
    this.devices.changed(device.userId, device.id);
    return {
      ...{ accepted, duplicates: kept.length - accepted, ignored },
      refused: refused.map(({ id, reason }) => ({ id, reason })),
    };
  }
}

/** What the device says of itself, by its latest readings. */
function ownValues(kept: readonly SortedReading[]): { battery?: number; signal?: number } {
  const latest = (...names: string[]): number | undefined =>
    kept
      .filter(({ name, value }) => names.includes(name) && value !== null)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .at(-1)?.value ?? undefined;
  const [battery, signal] = [latest('battery'), latest('signal', 'rssi')];
  return {
    ...(battery !== undefined && { battery: Math.round(battery) }),
    ...(signal !== undefined && Math.abs(signal) <= MAX_SIGNAL && { signal: Math.round(signal) }),
  };
}
