import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { describeError } from '../../common/logging/describe-error.js';
import { afterCommit, Transactions } from '../../database/transactions.js';
import { LiveEvents } from '../events/live-events.service.js';
import { type Heard } from './device.js';
import { gapsAfter, KEPT_GAPS, silentAfterMs, statusOf } from './device-status.js';
import { offlineReason } from './device-text.js';
import { DevicesRepository, type DeviceChange, type DeviceRow } from './devices.repository.js';

/** A device is written as heard once in this time at most; between, what it tells is gathered here. */
const WRITE_EVERY_MS = 60_000;

interface Gathered {
  readonly userId: string;
  writtenAt: number;
  heard: Heard[];
  timer: NodeJS.Timeout | undefined;
}

/** Keeps when devices were last heard, without a write for each of their messages. */
@Injectable()
export class HeardDevices implements BeforeApplicationShutdown {
  private readonly logger = new Logger(HeardDevices.name);
  private readonly gathered = new Map<string, Gathered>();

  constructor(
    private readonly devices: DevicesRepository,
    private readonly transactions: Transactions,
    private readonly events: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** What says that it came or went is kept at once, and the rest in its turn. */
  async note(userId: string, deviceId: string, heard: Heard): Promise<void> {
    const now = this.clock.now().getTime();
    const known = this.gathered.get(deviceId);
    const one = known ?? { userId, writtenAt: -Infinity, heard: [], timer: undefined };
    one.heard = [...one.heard, heard].slice(-KEPT_GAPS);
    this.gathered.set(deviceId, one);
    const isDue = now - one.writtenAt >= WRITE_EVERY_MS;
    if (isDue || typeof heard.availability === 'object') await this.write(deviceId, one);
    else this.wait(deviceId, one);
  }

  now(): Date {
    return this.clock.now();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const [deviceId, one] of this.gathered) {
      clearTimeout(one.timer);
      one.timer = undefined;
      if (one.heard.length > 0) await this.writeLater(deviceId, one);
    }
    this.gathered.clear();
  }

  private wait(deviceId: string, one: Gathered): void {
    // Outside of the caller's transaction, which has ended when the time has come.
    afterCommit(() => {
      one.timer ??= setTimeout(() => {
        one.timer = undefined;
        if (one.heard.length > 0) void this.writeLater(deviceId, one);
        else this.gathered.delete(deviceId);
      }, WRITE_EVERY_MS).unref();
    });
  }

  private async writeLater(deviceId: string, one: Gathered): Promise<void> {
    try {
      await this.write(deviceId, one);
    } catch (error) {
      this.logger.error({ task: 'write when a device was heard', error: describeError(error) });
    }
  }

  private async write(deviceId: string, one: Gathered): Promise<void> {
    const { userId, heard } = one;
    one.heard = [];
    one.writtenAt = this.clock.now().getTime();
    this.wait(deviceId, one);
    const isThere = await this.transactions.run(userId, async () => {
      const device = await this.devices.take(userId, deviceId);
      if (!device) return false;
      await this.devices.change(userId, deviceId, changeBy(device, heard, this.now()));
      this.events.publish(userId, { kind: 'changed', topic: 'devices', id: deviceId });
      return true;
    });
    if (!isThere) {
      clearTimeout(one.timer);
      this.gathered.delete(deviceId);
    }
  }
}

/** What changes of a device that told these, in the order in which they came. */
function changeBy(device: DeviceRow, heard: readonly Heard[], now: Date): DeviceChange {
  const told = heard.filter(({ availability }) => typeof availability !== 'object');
  const gaps = gapsAfter(
    device.gaps,
    device.lastSeenAt,
    told.map(({ at }) => at),
  );
  const battery = heard.findLast((one) => one.battery !== undefined)?.battery ?? device.battery;
  const signal = heard.findLast((one) => one.signal !== undefined)?.signal ?? device.signal;
  const last = told.at(-1)?.at ?? device.lastSeenAt;
  const lastSeenAt = last && device.lastSeenAt && last < device.lastSeenAt ? device.lastSeenAt : last;
  const silentAfter = silentAfterMs({ gaps, battery });
  const silentAt =
    lastSeenAt && silentAfter !== null ? new Date(lastSeenAt.getTime() + silentAfter + 1) : null;
  // What is told of it may begin or end.
  const isNews = battery !== device.battery || statusOf(device, now) !== 'online';
  const latest = heard.at(-1);
  const offline = typeof latest?.availability === 'object' ? latest.availability.offline : undefined;
  return {
    ...{ gaps: [...gaps], battery, signal, lastSeenAt },
    nextCheckAt: isNews ? now : silentAt,
    offlineReason: offline === undefined ? null : offlineReason(offline),
    offlineSince: offline === undefined ? null : (device.offlineSince ?? latest?.at ?? null),
  };
}
