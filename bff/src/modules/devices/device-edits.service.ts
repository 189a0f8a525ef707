import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { type EditDevice, type EditDevices, type RemoveDevices, type UseBrowser } from './devices.dto.js';
import { DeviceNameTaken, DeviceNotFound } from './devices.errors.js';
import { DevicesRepository, type DeviceRow } from './devices.repository.js';
import { DevicesService } from './devices.service.js';
import { DevicePoints } from './ingest/device-points.js';
import { MqttAccounts } from './mqtt/mqtt-accounts.service.js';

const MAX_TAGS = 20;

/** What the owner of devices changes about them. */
@Injectable()
export class DeviceEdits {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly points: DevicePoints,
    private readonly told: DevicesService,
    private readonly mqtt: MqttAccounts,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DeviceNotFound @throws DeviceNameTaken @throws MqttUnavailable */
  edit(userId: string, id: string, { tags, ...edit }: EditDevice): Promise<void> {
    return this.transactions.run(userId, async () => {
      const device = await this.take(userId, id);
      if (edit.name !== undefined && edit.name !== device.name) await this.rename(device, edit.name);
      const change = { ...edit, ...(tags && { tags: [...new Set(tags)] }) };
      await this.devices.change(userId, id, change);
      await this.pause([device], edit.isPaused);
      this.told.changed(userId, id);
    });
  }

  /** All of them or none. @throws DeviceNotFound @throws MqttUnavailable */
  editMany(
    userId: string,
    { ids, room, isPaused, addTags = [], removeTags = [] }: EditDevices,
  ): Promise<void> {
    return this.transactions.run(userId, async () => {
      const changed: DeviceRow[] = [];
      for (const id of ids) {
        const device = await this.take(userId, id);
        changed.push(device);
        const { tags } = device;
        const kept = [...new Set([...tags, ...addTags])].filter((tag) => !removeTags.includes(tag));
        await this.devices.change(userId, id, {
          tags: kept.slice(0, MAX_TAGS),
          ...(room !== undefined && { room }),
          ...(isPaused !== undefined && { isPaused }),
        });
        this.told.changed(userId, id);
      }
      await this.pause(changed, isPaused);
    });
  }

  /**
   * Its own history goes with it, and with `withData` what it measured for Body.
   * @throws DeviceNotFound @throws MqttUnavailable
   */
  removeMany(userId: string, { ids, withData }: RemoveDevices): Promise<void> {
    return this.transactions.run(userId, async () => {
      const removed: DeviceRow[] = [];
      for (const id of ids) {
        const device = await this.take(userId, id);
        removed.push(device);
        if (withData) await this.points.remove(userId, device.name);
        await this.devices.remove(userId, id);
        this.told.changed(userId, id);
      }
      for (const device of removed) await this.mqtt.revoke(device);
    });
  }

  /** The browser that asks, which has just been used to measure or to talk; gives its id. */
  async useBrowser(userId: string, { browserId, name }: UseBrowser): Promise<string> {
    const found = { source: 'browser', kind: 'browser', externalId: browserId, name } as const;
    const id = await this.told.discovered(userId, found);
    await this.told.heard(userId, id, { at: this.told.now() });
    return id;
  }

  private async take(userId: string, id: string): Promise<DeviceRow> {
    const device = await this.devices.take(userId, id);
    if (!device) throw new DeviceNotFound();
    return device;
  }

  /** The last step: what the broker did cannot be rolled back. */
  private async pause(devices: readonly DeviceRow[], isPaused: boolean | undefined): Promise<void> {
    if (isPaused === undefined) return;
    for (const device of devices) if (device.isPaused !== isPaused) await this.mqtt.pause(device, isPaused);
  }

  private async rename({ userId, name }: DeviceRow, to: string): Promise<void> {
    const isTaken = await this.devices.hasName(userId, to);
    if (isTaken || !(await this.points.rename(userId, name, to))) throw new DeviceNameTaken();
  }
}
