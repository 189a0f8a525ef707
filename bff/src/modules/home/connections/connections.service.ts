import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { afterCommit, Transactions } from '../../../database/transactions.js';
import { checkWrittenAddress, TargetRefused } from '../../../integrations/guard/local-targets.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { StateChanges } from '../history/state-changes.service.js';
import { LiveHomes } from '../live/live-homes.service.js';
import { ConnectionSecrets } from './connection-secrets.js';
import {
  type ChangeHomeConnection,
  type ConnectHome,
  type HomeConnection,
  type HomeConnections,
  type HomeProblems,
} from './connections.dto.js';
import {
  HomeAddressRefused,
  HomeConnectionNotFound,
  OwnBrokerRefused,
  TooManyConnections,
} from './connections.errors.js';
import { ConnectionsRepository, type CountedConnection } from './connections.repository.js';

const MAX_CONNECTIONS = 10;

interface Person {
  readonly id: string;
  readonly role: 'user' | 'admin';
}

/** What a home is joined to. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly secrets: ConnectionSecrets,
    private readonly live: LiveHomes,
    private readonly changes: StateChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly broker: OwnBroker,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list({ id: userId, role }: Person): Promise<HomeConnections> {
    const rows = await this.connections.findAll(userId);
    return { items: rows.map(toConnection), hasOwnBroker: this.broker.isOn && role === 'admin' };
  }

  /** Where homes that somebody joined are, but for those that rest. */
  async addresses(userId: string): Promise<string[]> {
    const rows = await this.connections.findAll(userId);
    return rows.flatMap(({ url, isPaused }) => (url === null || isPaused ? [] : [url]));
  }

  async add(person: Person, { kind, name, url, username, secret }: ConnectHome): Promise<HomeConnection> {
    const { id: userId } = person;
    if (url !== undefined) this.checkAddress(url);
    else if (kind === 'mqtt' && !(this.broker.isOn && person.role === 'admin')) throw new OwnBrokerRefused();
    const id = randomUUID();
    const now = this.clock.now();
    const sealed = secret === undefined ? null : await this.secrets.seal(secret, { userId, id });
    await this.transactions.run(userId, async () => {
      if ((await this.connections.findAll(userId)).length >= MAX_CONNECTIONS) throw new TooManyConnections();
      await this.connections.add({
        ...{ userId, id, kind, name, url: url ?? null, username: username ?? null },
        ...{ secret: sealed, secretSetAt: sealed && now, statusAt: now, createdAt: now },
      });
      this.tell(userId);
    });
    return this.get(userId, id);
  }

  async change(person: Person, id: string, change: ChangeHomeConnection): Promise<HomeConnection> {
    const { id: userId } = person;
    const before = await this.connections.find(userId, id);
    if (!before) throw new HomeConnectionNotFound();
    const { name, url, username, secret, isPaused } = change;
    if (url !== undefined && before.url === null) throw new HomeAddressRefused();
    if (url !== undefined) this.checkAddress(url);
    const isElsewhere = url !== undefined && url !== before.url;
    const now = this.clock.now();
    const given = secret === undefined ? undefined : await this.secrets.seal(secret, { userId, id });
    // A secret is for the address that it was entered for: at another one it would be given away.
    const kept = isElsewhere ? null : undefined;
    const sealed = given ?? kept;
    await this.connections.change(userId, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(username !== undefined && { username }),
      ...(sealed !== undefined && { secret: sealed, secretSetAt: sealed && now }),
      ...(isPaused !== undefined && { isPaused }),
      ...(isPaused === true && { status: 'disconnected', statusReason: null, statusAt: now }),
      revision: before.revision + 1,
    });
    this.tell(userId);
    return this.get(userId, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.connections.find(userId, id))) throw new HomeConnectionNotFound();
    await this.connections.remove(userId, id);
    this.tell(userId);
  }

  async listProblems(userId: string, id: string): Promise<HomeProblems> {
    if (!(await this.connections.find(userId, id))) throw new HomeConnectionNotFound();
    const rows = await this.connections.findProblems(userId, id);
    return { items: rows.map(({ at, source, reason }) => ({ at: at.toISOString(), source, reason })) };
  }

  private async get(userId: string, id: string): Promise<HomeConnection> {
    const row = (await this.connections.findAll(userId)).find((each) => each.id === id);
    if (!row) throw new HomeConnectionNotFound();
    return toConnection(row);
  }

  /** A name is looked up, and its address checked, each time when it is connected to. */
  private checkAddress(text: string): void {
    const { hostname, port, protocol } = new URL(text);
    const usual = { 'mqtt:': 1_883, 'mqtts:': 8_883, 'http:': 80, 'https:': 443 }[protocol] ?? 0;
    try {
      checkWrittenAddress(hostname, Number(port || usual), { targets: this.env.HOME_TARGETS });
    } catch (error) {
      throw error instanceof TargetRefused ? new HomeAddressRefused() : error;
    }
  }

  private tell(userId: string): void {
    this.changes.tellAll(userId);
    afterCommit(() => this.live.announce(userId));
  }
}

function toConnection(row: CountedConnection): HomeConnection {
  const { id, kind, name, url, username, isPaused, status, statusReason, entityCount, waitingCount } = row;
  return {
    ...{ id, kind, name, url, username, isPaused, status, statusReason, entityCount, waitingCount },
    secretSetAt: row.secretSetAt?.toISOString() ?? null,
    statusAt: row.statusAt.toISOString(),
  };
}
