import { randomUUID } from 'node:crypto';
import net from 'node:net';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type MqttClient } from 'mqtt';
import { describeError } from '../../../common/logging/describe-error.js';
import { readingsTopic } from '../../../integrations/home/broker/accounts.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { type BrokerListener } from '../../../integrations/home/mqtt/mqtt-connection.js';
import { UserChangesService } from '../../users/user-changes.service.js';
import { MqttAccounts } from './mqtt-accounts.service.js';
import { MqttDevicesRepository } from './mqtt-devices.repository.js';
import { MqttMessages } from './mqtt-messages.js';

const AGAIN_MS = 5_000;
const TOPIC = readingsTopic('+');
/** Of several processes one hears each message. */
const SHARED_TOPIC = `$share/twyn-readings/${TOPIC}`;

/** Listens at the broker of this Twyn to what devices tell, where any device has an account there. */
@Injectable()
export class MqttReadings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MqttReadings.name);
  private client: MqttClient | undefined;
  private first: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly broker: OwnBroker,
    private readonly accounts: MqttAccounts,
    private readonly devices: MqttDevicesRepository,
    private readonly messages: MqttMessages,
    private readonly userChanges: UserChangesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.userChanges.subscribe(() => {
      if (this.client) void this.sweep();
    });
    if (!this.broker.isOn) return;
    // Mosquitto may hold accounts of devices that are gone; the one inside of the server begins with none.
    if (!this.broker.isInside || (await this.devices.findAll()).length > 0) void this.listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.again);
    await this.client?.endAsync(true);
    await this.messages.settled();
  }

  /** Comes back when it listens, or could not for now: it goes on by itself. */
  listen(): Promise<void> {
    this.first ??= this.connect().catch((error: unknown) => {
      this.logger.warn({ task: 'listen to devices by MQTT', error: describeError(error) });
      this.listenLater();
    });
    return this.first;
  }

  private listenLater(): void {
    this.client = undefined;
    this.first = undefined;
    if (!this.isEnding) this.again = setTimeout(() => void this.listen(), AGAIN_MS).unref();
  }

  private async connect(): Promise<void> {
    const { host, port, username, password } = await this.broker.hub();
    const { connectToBroker } = await import('../../../integrations/home/mqtt/mqtt-connection.js');
    if (this.isEnding) return;
    await new Promise<void>((resolve) => {
      const listener: BrokerListener = {
        connected: () => void this.subscribe().then(resolve),
        disconnected: () => resolve(),
        // Mosquitto lost its accounts: ours is made anew with the next try.
        refused: () => {
          resolve();
          this.listenLater();
        },
        message: (topic, payload, isRetained) => {
          // What was retained was heard when it was said.
          if (!isRetained) this.messages.hear(topic.split('/')[1] ?? '', payload);
        },
      };
      const open = (): net.Socket => net.connect({ host, port, noDelay: true });
      const clientId = `twyn-readings-${randomUUID()}`;
      this.client = connectToBroker({ open, username, password, clientId }, listener);
    });
  }

  private async subscribe(): Promise<void> {
    try {
      await this.client?.subscribeAsync(this.broker.isInside ? TOPIC : SHARED_TOPIC, { qos: 1 });
    } catch (error) {
      this.logger.error({ task: 'listen to devices by MQTT', error: describeError(error) });
    }
    await this.sweep();
  }

  private async sweep(): Promise<void> {
    try {
      await this.accounts.sweep();
    } catch (error) {
      this.logger.warn({ task: 'end the accounts of devices that are gone', error: describeError(error) });
    }
  }
}
