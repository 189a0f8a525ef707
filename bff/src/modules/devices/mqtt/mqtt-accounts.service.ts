import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isUuid } from '../../../common/is-uuid.js';
import { readingsAccount } from '../../../integrations/home/broker/accounts.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { MqttOff, MqttUnavailable } from '../devices.errors.js';
import { type DeviceRow } from '../devices.repository.js';
import { MqttDevicesRepository } from './mqtt-devices.repository.js';

type Account = Pick<DeviceRow, 'id' | 'mqttHash' | 'isPaused'>;

/** The accounts of devices at the broker of this Twyn. What ends one ends the device's connection as well. */
@Injectable()
export class MqttAccounts implements OnModuleInit {
  constructor(
    private readonly broker: OwnBroker,
    private readonly devices: MqttDevicesRepository,
  ) {}

  onModuleInit(): void {
    this.broker.readAccountsFrom(async () =>
      (await this.devices.findAll()).map(({ id, isPaused, mqttHash }) => ({
        ...readingsAccount(id),
        ...{ hash: mqttHash, isEnabled: !isPaused },
      })),
    );
  }

  get isOn(): boolean {
    return this.broker.isOn;
  }

  /** With this password from now on. @throws MqttOff @throws MqttUnavailable */
  async put({ id, isPaused }: Pick<Account, 'id' | 'isPaused'>, password: string): Promise<void> {
    if (!this.isOn) throw new MqttOff();
    await this.ask(async () => {
      await this.broker.put({ ...readingsAccount(id), password });
      if (isPaused) await this.broker.setEnabled(id, false);
    });
  }

  /** @throws MqttUnavailable */
  async revoke(device: Account): Promise<void> {
    if (this.isAtBroker(device)) await this.ask(() => this.broker.revoke(device.id));
  }

  /** @throws MqttUnavailable */
  async pause(device: Account, isPaused: boolean): Promise<void> {
    if (this.isAtBroker(device)) await this.ask(() => this.broker.setEnabled(device.id, !isPaused));
  }

  /** Whether the broker knows it: one that lost its data does not. @throws MqttUnavailable */
  async has(id: string): Promise<boolean> {
    return (await this.ask(() => this.broker.names())).includes(id);
  }

  /**
   * Ends the accounts of devices that are gone, with their person or while the broker could not be reached. One that is
   * being added in that moment may lose its account as well; it says so, and is rotated.
   */
  async sweep(): Promise<void> {
    const names = await this.broker.names();
    const known = new Set((await this.devices.findAll()).map(({ id }) => id));
    for (const name of names) if (isUuid(name) && !known.has(name)) await this.broker.revoke(name);
  }

  private isAtBroker({ mqttHash }: Account): boolean {
    return mqttHash !== null && this.isOn;
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      throw new MqttUnavailable(error);
    }
  }
}
