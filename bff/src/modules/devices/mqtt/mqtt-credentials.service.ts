import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { newToken } from '../../../common/secrets/random-token.js';
import { Transactions } from '../../../database/transactions.js';
import { hashOfPassword, readingsTopic } from '../../../integrations/home/broker/accounts.js';
import { DeviceViews } from '../device-views.service.js';
import { type CreateDevice } from '../devices.dto.js';
import {
  DeviceNameTaken,
  DeviceNotFound,
  MAX_DEVICES,
  MqttOff,
  MqttUnavailable,
  NoMqttDevice,
  TooManyDevices,
} from '../devices.errors.js';
import { DevicesRepository, type DeviceChange, type DeviceRow } from '../devices.repository.js';
import { DevicesService } from '../devices.service.js';
import { MqttAccounts } from './mqtt-accounts.service.js';
import { MqttAddressService } from './mqtt-address.service.js';
import { MqttReadings } from './mqtt-readings.js';
import { type DeviceMqtt, type MqttCredentials, type NewMqttDevice } from './mqtt.dto.js';

/** The name and the password by which a device comes to the broker. The password is told once, to whoever made it. */
@Injectable()
export class MqttCredentialsService {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly views: DeviceViews,
    private readonly accounts: MqttAccounts,
    private readonly address: MqttAddressService,
    private readonly readings: MqttReadings,
    private readonly told: DevicesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a device; none is kept that the broker refused.
   * @throws MqttOff @throws MqttUnavailable @throws DeviceNameTaken @throws TooManyDevices
   */
  async create(userId: string, { name, kind, room = null }: CreateDevice): Promise<NewMqttDevice> {
    if (!this.accounts.isOn) throw new MqttOff();
    const id = crypto.randomUUID();
    const { password, kept } = this.make();
    await this.transactions.run(userId, async () => {
      if ((await this.devices.count(userId)) >= MAX_DEVICES) throw new TooManyDevices();
      const row = { userId, id, kind, name, room, source: 'mqtt', externalId: id } as const;
      const added = await this.devices.add({ ...row, ...kept });
      if (!added) throw new DeviceNameTaken();
      await this.accounts.put(added, password);
      this.told.changed(userId, id);
    });
    const mqtt = await this.tell(id, password);
    return { device: await this.views.get(userId, id), mqtt };
  }

  /**
   * Gives a new password; the one before is refused at once, and its connection ends.
   * @throws DeviceNotFound @throws NoMqttDevice @throws MqttOff @throws MqttUnavailable
   */
  async rotate(userId: string, id: string): Promise<MqttCredentials> {
    const { password, kept } = this.make();
    await this.transactions.run(userId, async () => {
      const device = await this.take(userId, id);
      await this.devices.change(userId, id, kept);
      await this.accounts.put(device, password);
      this.told.changed(userId, id);
    });
    return this.tell(id, password);
  }

  /** It is let in no longer, and its connection ends. @throws DeviceNotFound @throws NoMqttDevice @throws MqttUnavailable */
  revoke(userId: string, id: string): Promise<void> {
    return this.transactions.run(userId, async () => {
      const device = await this.take(userId, id);
      await this.devices.change(userId, id, { mqttHash: null });
      await this.accounts.revoke(device);
      this.told.changed(userId, id);
    });
  }

  /** How the device connects, and whether it can. @throws DeviceNotFound @throws NoMqttDevice */
  async get(userId: string, id: string): Promise<DeviceMqtt> {
    const device = mqttDevice(await this.devices.find(userId, id));
    const account = { username: id, topic: readingsTopic(id) };
    if (!this.accounts.isOn) return { ...account, address: null, state: 'off' };
    try {
      const address = await this.address.get();
      if (device.mqttHash === null) return { ...account, address, state: 'revoked' };
      return { ...account, address, state: (await this.accounts.has(id)) ? 'ready' : 'missing' };
    } catch (error) {
      if (!(error instanceof MqttUnavailable)) throw error;
      return { ...account, address: null, state: 'unreachable' };
    }
  }

  private make(): { password: string; kept: DeviceChange } {
    const password = newToken();
    return { password, kept: { mqttHash: hashOfPassword(password), mqttMadeAt: this.clock.now() } };
  }

  /** Once somebody listens to what the device will say. */
  private async tell(id: string, password: string): Promise<MqttCredentials> {
    await this.readings.listen();
    return { ...(await this.address.get()), username: id, password, topic: readingsTopic(id) };
  }

  private async take(userId: string, id: string): Promise<DeviceRow> {
    return mqttDevice(await this.devices.take(userId, id));
  }
}

function mqttDevice(device: DeviceRow | undefined): DeviceRow {
  if (!device) throw new DeviceNotFound();
  if (device.mqttMadeAt === null) throw new NoMqttDevice();
  return device;
}
