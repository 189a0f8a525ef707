import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { because } from '../../../common/http/call-reason.js';
import { onBehalfOf } from '../../../common/http/current-request.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { CacheNotices } from '../../../database/cache-notices.js';
import { type FoundEntity } from '../../../integrations/home/live/live-entity.js';
import { type LiveStatus } from '../../../integrations/home/live/live-adapter.js';
import { StateChanges } from '../history/state-changes.service.js';
import { type HomeAction } from '../home-action.js';
import { Adapters } from './adapters.service.js';
import {
  type ConnectionListener,
  type HeardChange,
  LiveConnection,
  type Requested,
} from './live-connection.js';
import { type ConnectionRow, type LiveEntityRow, LiveRepository } from './live.repository.js';
import { type Outcome, outcomeOf } from './outcomes.js';
import { StateWriter } from './state-writer.js';

/** Shorter than anybody would wait for a home to come back after its process was killed. */
const LEASE_MS = 6_000;
const TICK_MS = 2_000;
/** More than a device is waited for; then nobody is at it any more. */
const SETTLE_MS = 3_000;
const SETTLE_STEP_MS = 100;
const COMMANDS = 'home-commands';
const CONNECTIONS = 'home-connections';

type Sending = Pick<HomeAction, 'id' | 'sends'>;

/** Runs the connections of homes: each in one process, which holds it by a lease and loses it when it ends. */
@Injectable()
export class LiveHomes implements ConnectionListener, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LiveHomes.name);
  private readonly holder = randomUUID();
  private readonly running = new Map<string, LiveConnection>();
  /** Actions that this process sends, and what becomes of them. */
  private readonly settling = new Map<string, Promise<Outcome>>();
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private isEnding = false;
  private isFirstLook = true;

  constructor(
    private readonly live: LiveRepository,
    private readonly changes: StateChanges,
    private readonly adapters: Adapters,
    private readonly notices: CacheNotices,
    private readonly writer: StateWriter,
  ) {}

  onApplicationBootstrap(): void {
    this.notices.subscribe(CONNECTIONS, () => this.wake());
    this.notices.subscribe(COMMANDS, (userId) => void this.sendPending(userId));
    this.wake();
    // Alone at its database, a process hears of every change itself.
    if (this.live.isShared) this.timer = setInterval(() => this.wake(), TICK_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.turn;
    const had = this.running.size > 0;
    await Promise.all([...this.running.values()].map((connection) => connection.close()));
    await this.writer.flush();
    if (had) await this.live.release(this.holder).catch(() => undefined);
  }

  /** Connections were added, changed or removed: to be called once that is committed. */
  wake(): void {
    if (this.isEnding) return;
    this.turn = this.turn
      .then(() => this.look())
      .catch((error: unknown) => {
        this.logger.warn({ error: describeError(error) });
      });
  }

  /** As `wake`, and tells the other processes. */
  announce(userId: string): void {
    this.notices.announce(CONNECTIONS, userId);
    this.wake();
  }

  /** What was committed is sent: from here, or from the process that holds the connection. */
  dispatch(userId: string, actions: readonly Sending[], cause: Requested): void {
    for (const action of actions) {
      if (action.sends.every(({ connectionId }) => this.running.has(connectionId)))
        this.send(userId, action, cause);
      else void this.pass(userId, action);
    }
  }

  async settle(userId: string, actionIds: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
    const here = actionIds.filter((id) => this.settling.has(id));
    const known = await Promise.all(here.map(async (id) => [id, await this.settling.get(id)] as const));
    const outcomes = new Map(known.flatMap(([id, outcome]) => (outcome ? [[id, outcome] as const] : [])));
    const elsewhere = actionIds.filter((id) => !outcomes.has(id));
    for (let waited = 0; elsewhere.length > 0 && waited < SETTLE_MS; waited += SETTLE_STEP_MS) {
      const found = await this.live.findOutcomes(userId, elsewhere);
      if (found.size === elsewhere.length) return new Map([...outcomes, ...found]);
      await wait(SETTLE_STEP_MS);
    }
    for (const id of elsewhere) outcomes.set(id, { outcome: 'no_answer', reason: null });
    return outcomes;
  }

  found(connection: ConnectionRow, entities: readonly FoundEntity[]): void {
    this.later(connection, async () => {
      await this.live.noteFound(connection, entities, new Date());
      this.changes.tellAll(connection.userId);
    });
  }

  gone(connection: ConnectionRow, externalIds: readonly string[]): void {
    this.later(connection, async () => {
      await this.live.noteGone(connection, externalIds);
      this.changes.tellAll(connection.userId);
    });
  }

  renamed(connection: ConnectionRow, entity: LiveEntityRow, name: string): void {
    this.later(connection, async () => {
      await this.live.renameGiven(connection.userId, entity.id, name);
      this.changes.tellAll(connection.userId, entity.id);
    });
  }

  status(connection: ConnectionRow, status: LiveStatus, reason: string | null): void {
    this.later(connection, async () => {
      await this.live.noteStatus(connection, { status, reason, at: new Date() });
      this.changes.tellAll(connection.userId);
    });
  }

  problem(connection: ConnectionRow, source: string, reason: string): void {
    this.later(connection, () =>
      this.live.noteProblem(connection, {
        source: source.slice(0, 255),
        reason: reason.slice(0, 255),
        at: new Date(),
      }),
    );
  }

  changed({ userId }: ConnectionRow, { entity, before, ...change }: HeardChange): void {
    const noted = { number: entity.number, before: { ...before, id: entity.id }, after: entity };
    // The tabs are told before it is kept: a row is not needed to show a lamp.
    this.changes.tell(userId, noted, change.isAwaited);
    this.writer.add(userId, { ...noted, ...change });
    if (entity.deviceId !== null) this.adapters.heard(userId, entity.deviceId, { entity, at: change.at });
  }

  private send(userId: string, action: Sending, cause: Requested): void {
    const answers = action.sends.map(async (send) => {
      const connection = this.running.get(send.connectionId);
      return connection
        ? connection.send(send, cause)
        : ({ outcome: 'refused', reason: 'The connection is paused.' } as const);
    });
    const settled = Promise.all(answers).then(async (all) => {
      const outcome = outcomeOf(all);
      await this.finish(userId, action.id, outcome);
      return outcome;
    });
    this.settling.set(action.id, settled);
    void settled
      .catch((error: unknown) => this.logger.warn({ error: describeError(error) }))
      .finally(() => setTimeout(() => this.settling.delete(action.id), SETTLE_MS).unref());
  }

  /** To the process that holds the connection; a paused one is nobody's, and nobody would say so. */
  private async pass(userId: string, { id, sends }: Sending): Promise<void> {
    const connectionIds = sends.map(({ connectionId }) => connectionId);
    const isElsewhere = this.live.isShared && !(await this.live.isAnyPaused(userId, connectionIds));
    if (isElsewhere) this.notices.announce(COMMANDS, userId);
    else await this.finish(userId, id, { outcome: 'refused', reason: 'The connection is paused.' });
  }

  private async finish(userId: string, id: string, outcome: Outcome): Promise<void> {
    await this.live.noteOutcome(userId, id, outcome);
    this.changes.tellActivity(userId);
  }

  /** What another process has committed for a connection that this one holds. */
  private async sendPending(userId: string): Promise<void> {
    if (![...this.running.values()].some(({ row }) => row.userId === userId)) return;
    for (const { channel, ...action } of await this.live.takePending(userId, new Date())) {
      // What this process has sent itself is pending as well until its device answers.
      if (!this.settling.has(action.id)) this.send(userId, action, { channel, causedBy: [] });
    }
  }

  private async look(): Promise<void> {
    const now = new Date();
    const held = await this.live.lease(this.holder, { now, until: new Date(now.getTime() + LEASE_MS) });
    const byId = new Map(held.map((row) => [row.id, row]));
    for (const [id, connection] of this.running) {
      if (byId.get(id)?.revision === connection.row.revision) continue;
      this.running.delete(id);
      await connection.close();
    }
    for (const row of held) {
      const entities = await this.entitiesOf(row);
      const running = this.running.get(row.id);
      if (running) running.follow(entities);
      else await this.begin(row, entities);
    }
    if (held.length > 0) await this.live.giveUpPending(this.endedBefore(now));
    this.isFirstLook = false;
  }

  /** Alone at its database, whatever is pending as a process starts is of one that has ended. */
  private endedBefore(now: Date): Date {
    const isOfOthers = this.isFirstLook && !this.live.isShared;
    return isOfOthers ? now : new Date(now.getTime() - 2 * SETTLE_MS);
  }

  private async begin(row: ConnectionRow, entities: readonly LiveEntityRow[]): Promise<void> {
    if (this.isEnding) return;
    try {
      await onBehalfOf(row.userId, async () => {
        const connection = await because('home', () =>
          LiveConnection.open(row, this, (listener) => this.adapters.open(row, listener)),
        );
        this.running.set(row.id, connection);
        connection.start(entities);
      });
    } catch (error) {
      this.running.delete(row.id);
      const reason = error instanceof Error ? error.message : 'It cannot be opened.';
      await this.live.noteStatus(row, { status: 'refused', reason, at: new Date() });
    }
  }

  private entitiesOf({ userId, id }: ConnectionRow): Promise<LiveEntityRow[]> {
    return this.live.findEntities(userId, id);
  }

  /** In order, behind what was begun before; a home that was removed meanwhile has no row to write to. */
  private later(connection: ConnectionRow, work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((error: unknown) => {
      if (this.running.has(connection.id)) this.logger.warn({ error: describeError(error) });
    });
  }
}
