import { randomUUID } from 'node:crypto';
import net from 'node:net';
import mqtt, { type MqttClient } from 'mqtt';
import { type Account, type Accounts } from './accounts.js';

const CONTROL = '$CONTROL/dynamic-security/v1';
const ANSWER_MS = 5_000;

interface Command {
  readonly command: string;
  readonly [name: string]: unknown;
}

interface Answer {
  readonly correlationData?: string;
  readonly error?: string;
  readonly data?: { readonly clients?: readonly string[] };
}

export interface MosquittoAddress {
  readonly host: string;
  readonly port: number;
  readonly password: string;
}

/** Mosquitto refused what it was asked for; the sentence is its own. */
export class BrokerRefused extends Error {}

/** The accounts of a Mosquitto that stands beside the server, by its dynamic security plugin. They outlive both. */
export class MosquittoBroker implements Accounts {
  private client: Promise<MqttClient> | undefined;
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  constructor(private readonly address: MosquittoAddress) {}

  /** Who is there already comes anew: removing it is what ends its connections. */
  async put(account: Account): Promise<void> {
    await this.allowNothingByItself();
    await this.putRole(account);
    if (await this.isThere(account.username))
      await this.do({ command: 'deleteClient', username: account.username });
    await this.do(clientOf('createClient', account));
  }

  /** Adds it where it is missing. Several processes share it, and Mosquitto ends the connections of what is modified. */
  async keep(account: Account): Promise<void> {
    if (await this.isThere(account.username)) return;
    await this.allowNothingByItself();
    await this.putRole(account);
    await this.do(clientOf('createClient', account));
  }

  /** Its role stays: removing one that is in use ends Mosquitto 2.0.11. */
  async revoke(username: string): Promise<void> {
    if (await this.isThere(username)) await this.do({ command: 'deleteClient', username });
  }

  async setEnabled(username: string, isEnabled: boolean): Promise<void> {
    const command = isEnabled ? 'enableClient' : 'disableClient';
    if (await this.isThere(username)) await this.do({ command, username });
  }

  async names(): Promise<string[]> {
    const { clients = [] } = (await this.do({ command: 'listClients', verbose: false, count: -1 })) ?? {};
    return [...clients];
  }

  async stop(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    await client?.endAsync(true);
  }

  private async allowNothingByItself(): Promise<void> {
    const acls = [
      { acltype: 'publishClientSend', allow: false },
      { acltype: 'publishClientReceive', allow: true },
      { acltype: 'subscribe', allow: false },
      { acltype: 'unsubscribe', allow: true },
    ];
    await this.do({ command: 'setDefaultACLAccess', acls });
  }

  private async putRole({ username, mayPublish, maySubscribe }: Account): Promise<void> {
    const rolename = roleOf(username);
    const rule = (acltype: string) => (topic: string) => ({ acltype, topic, priority: 0, allow: true });
    const acls = [
      ...mayPublish.map(rule('publishClientSend')),
      ...maySubscribe.map(rule('subscribePattern')),
    ];
    const isThere = await this.succeeds({ command: 'getRole', rolename });
    await this.do({ command: isThere ? 'modifyRole' : 'createRole', rolename, acls });
  }

  private isThere(username: string): Promise<boolean> {
    return this.succeeds({ command: 'getClient', username });
  }

  private async succeeds(command: Command): Promise<boolean> {
    return (await this.ask(command)).error === undefined;
  }

  private async do(command: Command): Promise<Answer['data']> {
    const { error, data } = await this.ask(command);
    if (error !== undefined) throw new BrokerRefused(error);
    return data;
  }

  private async ask(command: Command): Promise<Answer> {
    const client = await this.connected();
    // The library would send it when the connection is back, after its caller was told that it failed.
    if (!client.connected) throw new BrokerRefused('Mosquitto cannot be reached.');
    const correlationData = randomUUID();
    const answer = new Promise<Answer>((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(correlationData);
        reject(new BrokerRefused('Mosquitto did not answer.'));
      }, ANSWER_MS);
      this.waiting.set(correlationData, (given) => {
        clearTimeout(late);
        this.waiting.delete(correlationData);
        resolve(given);
      });
    });
    client.publish(CONTROL, JSON.stringify({ commands: [{ ...command, correlationData }] }), { qos: 1 });
    return answer;
  }

  private connected(): Promise<MqttClient> {
    this.client ??= this.connect().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async connect(): Promise<MqttClient> {
    const { host, port, password } = this.address;
    const client = mqtt.connect({
      ...{ username: 'admin', password, protocolVersion: 4, connectTimeout: ANSWER_MS },
      // Under the library’s own stream an acknowledgement waits for the next message.
      ...{ manualConnect: true, reconnectPeriod: 1_000 },
      ...{ host, port, protocol: 'mqtt' as const },
    });
    client.on('message', (_topic, payload) => this.hear(payload));
    client.on('connect', () => {
      if (client.stream instanceof net.Socket) client.stream.setNoDelay(true);
    });
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve());
      client.once('error', reject);
      client.once('close', () => reject(new BrokerRefused('Mosquitto cannot be reached.')));
      client.connect();
    }).catch((error: unknown) => {
      client.end(true);
      throw error;
    });
    client.on('error', () => undefined);
    await client.subscribeAsync(`${CONTROL}/response`, { qos: 1 });
    return client;
  }

  private hear(payload: Buffer): void {
    const { responses = [] } = JSON.parse(payload.toString()) as { responses?: readonly Answer[] };
    for (const answer of responses) this.waiting.get(answer.correlationData ?? '')?.(answer);
  }
}

function clientOf(command: string, { username, password }: Account): Command {
  return { command, username, password, roles: [{ rolename: roleOf(username), priority: 0 }] };
}

function roleOf(username: string): string {
  return `account-${username}`;
}
