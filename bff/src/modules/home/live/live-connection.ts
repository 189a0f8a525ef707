import { type Channel } from '../../../common/channel.js';
import { isDeepStrictEqual } from 'node:util';
import {
  type CommandAnswer,
  type LiveAdapter,
  type LiveListener,
  type LiveStatus,
} from '../../../integrations/home/live/live-adapter.js';
import { type FoundEntity, type FoundState } from '../../../integrations/home/live/live-entity.js';
import { type Cause } from '../history/state-cause.js';
import { type ConnectionRow, type LiveEntityRow } from './live.repository.js';
import { type LiveSend } from './live-send.js';

/** So long after a command what its device says is the answer to it. */
const CAUSED_MS = 5_000;

export interface Requested {
  readonly channel: Channel;
  readonly causedBy: readonly string[];
}

/** A state that an entity has just come to. */
export interface HeardChange {
  readonly entity: LiveEntityRow;
  readonly before: { readonly state: string; readonly attributes: LiveEntityRow['attributes'] };
  readonly at: Date;
  readonly cause: Cause;
  readonly causedBy: readonly string[];
  readonly isAwaited: boolean;
}

export interface ConnectionListener {
  changed(connection: ConnectionRow, change: HeardChange): void;
  found(connection: ConnectionRow, entities: readonly FoundEntity[]): void;
  gone(connection: ConnectionRow, externalIds: readonly string[]): void;
  renamed(connection: ConnectionRow, entity: LiveEntityRow, name: string): void;
  status(connection: ConnectionRow, status: LiveStatus, reason: string | null): void;
  problem(connection: ConnectionRow, source: string, reason: string): void;
}

/** One connection of a home as this process runs it: what its accepted entities said last is kept here. */
export class LiveConnection implements LiveListener {
  private readonly entities = new Map<string, LiveEntityRow>();
  /** Who is waited for, by entity. */
  private readonly causes = new Map<string, Requested & { readonly until: number }>();
  /** The status that was told last: one who is away refuses every second. */
  private told: string | undefined;
  private adapter!: LiveAdapter;

  private constructor(
    readonly row: ConnectionRow,
    private readonly listener: ConnectionListener,
  ) {}

  /** Throws where it cannot be opened. */
  static async open(
    row: ConnectionRow,
    listener: ConnectionListener,
    adapterFor: (listener: LiveListener) => Promise<LiveAdapter>,
  ): Promise<LiveConnection> {
    const connection = new LiveConnection(row, listener);
    connection.adapter = await adapterFor(connection);
    return connection;
  }

  start(entities: readonly LiveEntityRow[]): void {
    this.follow(entities);
    this.adapter.start();
  }

  /** Replaces the accepted entities; what one of them said last stays known. */
  follow(entities: readonly LiveEntityRow[]): void {
    const before = new Map(this.entities);
    this.entities.clear();
    for (const entity of entities) {
      const known = entity.externalId === null ? undefined : before.get(entity.externalId);
      const { state, attributes } = known ?? entity;
      if (entity.externalId !== null) this.entities.set(entity.externalId, { ...entity, state, attributes });
    }
    this.adapter.follow(new Set(this.entities.keys()));
  }

  send({ externalId, entityId, command }: LiveSend, cause: Requested): Promise<CommandAnswer> {
    this.causes.set(entityId, { ...cause, until: Date.now() + CAUSED_MS });
    return this.adapter.send(externalId, command);
  }

  close(): Promise<void> {
    return this.adapter.close();
  }

  states(states: readonly FoundState[]): void {
    for (const { externalId, state, attributes, at } of states) {
      const entity = this.entities.get(externalId);
      if (!entity || (entity.state === state && isDeepStrictEqual(entity.attributes, attributes))) continue;
      const after = { ...entity, state, attributes };
      this.entities.set(externalId, after);
      const before = { state: entity.state, attributes: entity.attributes };
      this.listener.changed(this.row, { entity: after, before, at, ...this.causeOf(entity.id) });
    }
  }

  found(found: readonly FoundEntity[]): void {
    for (const { externalId, name } of found) {
      const entity = this.entities.get(externalId);
      if (entity && entity.givenName !== name) {
        this.entities.set(externalId, { ...entity, givenName: name });
        this.listener.renamed(this.row, entity, name);
      }
    }
    const fresh = found.filter(({ externalId }) => !this.entities.has(externalId));
    if (fresh.length > 0) this.listener.found(this.row, fresh);
  }

  gone(externalIds: readonly string[]): void {
    const at = new Date();
    const accepted = externalIds.flatMap((id) => this.entities.get(id) ?? []);
    // Its place, name and history stay: it may be announced again.
    this.states(
      accepted.flatMap(({ externalId, attributes }) =>
        externalId === null ? [] : [{ externalId, state: 'unavailable', attributes, at }],
      ),
    );
    this.listener.gone(this.row, externalIds);
  }

  status(status: LiveStatus, reason?: string): void {
    const telling = `${status} ${reason ?? ''}`;
    if (telling === this.told) return;
    this.told = telling;
    this.listener.status(this.row, status, reason ?? null);
    if (status !== 'connected' && status !== 'connecting') this.forget();
  }

  problem(source: string, reason: string): void {
    this.listener.problem(this.row, source, reason);
  }

  /** Until it has spoken again, nothing is known. */
  private forget(): void {
    const at = new Date();
    this.states(
      [...this.entities].map(([externalId, { attributes }]) => ({
        externalId,
        state: 'unknown',
        attributes,
        at,
      })),
    );
  }

  private causeOf(entityId: string): Pick<HeardChange, 'cause' | 'causedBy' | 'isAwaited'> {
    const awaited = this.causes.get(entityId);
    this.causes.delete(entityId);
    if (!awaited || awaited.until < Date.now()) return { cause: 'outside', causedBy: [], isAwaited: false };
    return { cause: awaited.channel, causedBy: awaited.causedBy, isAwaited: true };
  }
}
