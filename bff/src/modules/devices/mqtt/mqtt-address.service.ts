import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { MqttUnavailable } from '../devices.errors.js';

const MQTT_PORT = 1_883;
const MQTTS_PORT = 8_883;

export interface MqttAddress {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
}

/** Where devices reach the broker. */
@Injectable()
export class MqttAddressService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly broker: OwnBroker,
  ) {}

  /** What the operator says; else where people reach this server, at the broker's own port. @throws MqttUnavailable */
  async get(): Promise<MqttAddress> {
    const { MQTT_PUBLIC_URL, MQTT_BROKER_URL, PUBLIC_URL } = this.env;
    if (MQTT_PUBLIC_URL !== undefined) {
      const { hostname: host, port, protocol } = new URL(MQTT_PUBLIC_URL);
      const isTls = protocol === 'mqtts:';
      return { host, port: Number(port || (isTls ? MQTTS_PORT : MQTT_PORT)), isTls };
    }
    const port =
      MQTT_BROKER_URL === undefined
        ? await this.ownPort()
        : Number(new URL(MQTT_BROKER_URL).port || MQTT_PORT);
    return { host: PUBLIC_URL.hostname, port, isTls: false };
  }

  private async ownPort(): Promise<number> {
    try {
      return (await this.broker.hub()).port;
    } catch (error) {
      throw new MqttUnavailable(error);
    }
  }
}
