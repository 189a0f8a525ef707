import { createHmac, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { type Account, type Accounts, hubAccount, type KeptAccount } from './accounts.js';

const FILE = 'mqtt-retained.json';
const MQTT_PORT = 1_883;

/** How the server itself comes to its broker. */
export interface Hub {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
}

interface Started {
  readonly broker: Accounts & { stop(): Promise<void> };
  hub(): Promise<Hub>;
}

/**
 * The broker that belongs to this Twyn, where its operator turned it on: Mosquitto beside the server (`MQTT_BROKER_URL`), or
 * one inside of it (`MQTT_BROKER`). It is asked for when it is first needed.
 */
@Injectable()
export class OwnBroker implements Accounts, OnApplicationShutdown {
  private started: Promise<Started> | undefined;
  private kept: () => Promise<readonly KeptAccount[]> = () => Promise.resolve([]);

  constructor(@Inject(ENV) private readonly env: Env) {}

  get isOn(): boolean {
    return this.env.MQTT_BROKER || this.env.MQTT_BROKER_URL !== undefined;
  }

  /** Whether it is inside of the server: then one process alone hears what it carries. */
  get isInside(): boolean {
    return this.env.MQTT_BROKER_URL === undefined;
  }

  /** Where accounts are kept that a broker inside of the server, which forgets them, lets in from its start. */
  readAccountsFrom(kept: () => Promise<readonly KeptAccount[]>): void {
    this.kept = kept;
  }

  /** Throws a sentence where the broker is off or cannot start. */
  async hub(): Promise<Hub> {
    return (await this.start()).hub();
  }

  async put(account: Account): Promise<void> {
    await (await this.start()).broker.put(account);
  }

  async revoke(username: string): Promise<void> {
    await (await this.start()).broker.revoke(username);
  }

  async setEnabled(username: string, isEnabled: boolean): Promise<void> {
    await (await this.start()).broker.setEnabled(username, isEnabled);
  }

  async names(): Promise<string[]> {
    return (await this.start()).broker.names();
  }

  async onApplicationShutdown(): Promise<void> {
    const started = await this.started?.catch(() => undefined);
    await started?.broker.stop();
  }

  private start(): Promise<Started> {
    const { MQTT_BROKER_URL } = this.env;
    this.started ??= (
      MQTT_BROKER_URL === undefined ? this.openInside() : this.openBeside(MQTT_BROKER_URL)
    ).catch((error: unknown) => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  private async openInside(): Promise<Started> {
    const { MQTT_BROKER, MQTT_BROKER_HOST, MQTT_BROKER_PORT, UPLOADS_DIR } = this.env;
    if (!MQTT_BROKER) throw new Error('The broker of this Twyn is off.');
    const folder = path.dirname(UPLOADS_DIR);
    await mkdir(folder, { recursive: true });
    const { AedesBroker } = await import('./aedes-broker.js');
    const broker = new AedesBroker(path.join(folder, FILE));
    const account = hubAccount(randomBytes(32).toString('base64url'));
    await broker.put(account);
    for (const each of await this.kept()) broker.restore(each);
    const port = await broker.start({ host: MQTT_BROKER_HOST, port: MQTT_BROKER_PORT });
    const { username, password } = account;
    const hub = { host: '127.0.0.1', port, username, password };
    return { broker, hub: () => Promise.resolve(hub) };
  }

  private async openBeside(url: string): Promise<Started> {
    const { hostname: host, port: written } = new URL(url);
    const port = Number(written || MQTT_PORT);
    const admin = this.env.MQTT_ADMIN_PASSWORD ?? '';
    const { MosquittoBroker } = await import('./mosquitto-broker.js');
    const broker = new MosquittoBroker({ host, port, password: admin });
    // Every process of the server comes by the same account: another password would end the connections of the others.
    const account = hubAccount(createHmac('sha256', admin).update('twyn-hub').digest('base64url'));
    const { username, password } = account;
    const hub = async (): Promise<Hub> => {
      // Each time: a Mosquitto that lost its data has lost it as well.
      await broker.keep(account);
      return { host, port, username, password };
    };
    return { broker, hub };
  }
}
