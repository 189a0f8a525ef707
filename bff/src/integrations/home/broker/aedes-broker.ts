import { timingSafeEqual } from 'node:crypto';
import net from 'node:net';
import { Aedes, type AuthenticateError, type AuthErrorCode, type Client } from 'aedes';
import { coversTopic } from '../mqtt/topics.js';
import { type Account, type Accounts, hashOfPassword, type KeptAccount, mayPublish } from './accounts.js';
import { RetainedFile } from './retained-file.js';

const MAX_MESSAGE_BYTES = 1_000_000;
const MAX_CLIENT_ID_LENGTH = 128;
/** MQTT’s “bad user name or password”. */
const REFUSED: AuthErrorCode = 4;

/** A broker inside of the server’s process, of MQTT 3.1.1. Accounts are in memory: whoever starts it gives them. */
export class AedesBroker implements Accounts {
  private readonly accounts = new Map<string, KeptAccount>();
  private readonly accountOf = new WeakMap<Client, KeptAccount>();
  private readonly clients = new Map<string, Set<Client>>();
  private readonly retained: RetainedFile;
  private broker: Aedes | undefined;
  private server: net.Server | undefined;

  constructor(file: string) {
    this.retained = new RetainedFile(file);
  }

  /** Gives the port that it listens at. */
  async start({ port, host = '127.0.0.1' }: { port: number; host?: string }): Promise<number> {
    const broker = await Aedes.createBroker({ maxClientsIdLength: MAX_CLIENT_ID_LENGTH });
    this.broker = broker;
    this.guard(broker);
    for (const [topic, { payload, qos }] of await this.retained.read())
      await publishRetained(broker, { topic, payload: Buffer.from(payload, 'base64'), qos });
    broker.on('publish', ({ topic, payload, qos, retain }) => {
      if (retain && !topic.startsWith('$'))
        this.retained.set(topic, { payload: Buffer.from(payload).toString('base64'), qos });
    });
    // Else an acknowledgement and the next message wait for each other: 88 ms for a command and its answer.
    const server = net.createServer({ noDelay: true }, broker.handle);
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return (server.address() as net.AddressInfo).port;
  }

  put({ password, ...account }: Account): Promise<void> {
    const hash = hashOfPassword(password);
    const before = this.accounts.get(account.username);
    this.restore({ ...account, hash, isEnabled: true });
    if (before && !before.hash.equals(hash)) this.disconnect(account.username);
    return Promise.resolve();
  }

  /** An account that was there before this broker was started. */
  restore(account: KeptAccount): void {
    this.accounts.set(account.username, account);
  }

  revoke(username: string): Promise<void> {
    this.accounts.delete(username);
    this.disconnect(username);
    return Promise.resolve();
  }

  setEnabled(username: string, isEnabled: boolean): Promise<void> {
    const account = this.accounts.get(username);
    if (account) this.restore({ ...account, isEnabled });
    if (!isEnabled) this.disconnect(username);
    return Promise.resolve();
  }

  names(): Promise<string[]> {
    return Promise.resolve([...this.accounts.keys()]);
  }

  async stop(): Promise<void> {
    const { broker, server } = this;
    if (broker) await new Promise<void>((resolve) => broker.close(resolve));
    if (server) await new Promise((resolve) => server.close(resolve));
    await this.retained.save();
  }

  private guard(broker: Aedes): void {
    broker.authenticate = (client, username, password, done) => {
      const account = this.accounts.get(username ?? '');
      // Compared for unknown names as well, so that both take the same time.
      const given = hashOfPassword(password?.toString() ?? '');
      const isRight = timingSafeEqual(account?.hash ?? hashOfPassword('nobody'), given);
      if (!account?.isEnabled || !isRight) {
        const error: AuthenticateError = Object.assign(new Error('refused'), { returnCode: REFUSED });
        done(error, false);
        return;
      }
      this.accountOf.set(client, account);
      this.clients.set(account.username, (this.clients.get(account.username) ?? new Set()).add(client));
      done(null, true);
    };
    // Wills pass here too, as if their client said them.
    broker.authorizePublish = (client, packet, done) => {
      const account = client && this.accountOf.get(client);
      const isOurs = client === null;
      if (
        (isOurs || (account && mayPublish(account, packet.topic))) &&
        packet.payload.length <= MAX_MESSAGE_BYTES
      ) {
        done(null);
        return;
      }
      // An error would close the connection; as Mosquitto does, it is taken and goes nowhere.
      packet.topic = '$denied';
      packet.retain = false;
      done(null);
    };
    broker.authorizeSubscribe = (client, subscription, done) => {
      const filters = this.accountOf.get(client)?.maySubscribe ?? [];
      const isRight = filters.some((filter) => coversTopic(filter, subscription.topic));
      done(null, isRight ? subscription : null);
    };
    broker.on('clientDisconnect', (client) => {
      this.clients.get(this.accountOf.get(client)?.username ?? '')?.delete(client);
    });
  }

  private disconnect(username: string): void {
    for (const client of this.clients.get(username) ?? []) client.close();
  }
}

function publishRetained(
  broker: Aedes,
  message: { topic: string; payload: Buffer; qos: 0 | 1 | 2 },
): Promise<void> {
  return new Promise((resolve, reject) => {
    broker.publish({ cmd: 'publish', ...message, retain: true, dup: false }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
