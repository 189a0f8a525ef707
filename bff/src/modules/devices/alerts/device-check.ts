import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { silentAfterMs, statusOf } from '../device-status.js';
import { type DeviceKey, DevicesRepository, type DeviceRow } from '../devices.repository.js';
import { DeviceAlertNews } from './device-alert-news.js';
import { type AlertKind } from './alert-kind.js';
import { DeviceAlertsRepository } from './device-alerts.repository.js';

/** Percent. It is well again a little higher, so that it does not come and go. */
export const LOW_BATTERY = 15;
const WELL_BATTERY = 20;
const ODD_FOR_MS = 60 * 60_000;

/** Looks after one device that is due: what it finds and what it tells are one transaction. */
@Injectable()
export class DeviceCheck {
  constructor(
    private readonly alerts: DeviceAlertsRepository,
    private readonly devices: DevicesRepository,
    private readonly news: DeviceAlertNews,
    private readonly transactions: Transactions,
  ) {}

  /** Whoever locked the row looks after it; for everybody else there is nothing to do. */
  run(key: DeviceKey, now: Date): Promise<void> {
    return this.transactions.run(key.userId, async () => {
      const device = await this.alerts.take(key, now);
      if (!device) return;
      const status = statusOf(device, now);
      const isMissed = status === 'silent';
      const odd = await this.alerts.countOdd(device, new Date(now.getTime() - ODD_FOR_MS));
      const { battery, lastSeenAt } = device;
      await this.tell(device, 'silent', isMissed, lastSeenAt ?? now);
      if (battery !== null && battery <= LOW_BATTERY) await this.tell(device, 'battery', true, now);
      else if (battery === null || battery >= WELL_BATTERY) await this.tell(device, 'battery', false, now);
      await this.tell(device, 'odd', odd > 0, now);
      await this.devices.change(key.userId, key.id, { nextCheckAt: nextCheck(device, now, odd > 0) });
    });
  }

  private async tell(device: DeviceRow, kind: AlertKind, holds: boolean, since: Date): Promise<void> {
    if (holds) {
      if (await this.alerts.open(device, kind, since)) await this.news.began(device, kind);
    } else if (await this.alerts.end(device, kind)) this.news.ended(device);
  }
}

/** Null where nothing changes until it is heard again. */
function nextCheck(device: DeviceRow, now: Date, isOdd: boolean): Date | null {
  const silentAfter = silentAfterMs(device);
  const silentAt =
    device.lastSeenAt && silentAfter !== null ? device.lastSeenAt.getTime() + silentAfter + 1 : 0;
  const times = [
    ...(silentAt > now.getTime() ? [silentAt] : []),
    ...(isOdd ? [now.getTime() + ODD_FOR_MS] : []),
  ];
  return times.length === 0 ? null : new Date(Math.min(...times));
}
