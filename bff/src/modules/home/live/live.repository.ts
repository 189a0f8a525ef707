import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type FoundEntity } from '../../../integrations/home/live/live-entity.js';
import { type LiveStatus } from '../../../integrations/home/live/live-adapter.js';
import { homeConnections, homeDiscovered, homeProblems } from '../connections/home-connections.table.js';
import { homeActions, homeEntities } from '../home.table.js';
import { type LiveSend } from './live-send.js';
import { type Outcome } from './outcomes.js';

export type ConnectionRow = typeof homeConnections.$inferSelect;
export type LiveEntityRow = Pick<
  typeof homeEntities.$inferSelect,
  'id' | 'number' | 'externalId' | 'name' | 'givenName' | 'state' | 'attributes' | 'deviceId' | 'domain'
>;

const MAX_PROBLEMS = 50;

export interface StateToStore {
  readonly id: string;
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export interface PendingAction {
  readonly id: string;
  readonly channel: (typeof homeActions.$inferSelect)['channel'];
  readonly sends: readonly LiveSend[];
}

/** What the process that runs a connection reads and writes. */
@Injectable()
export class LiveRepository {
  constructor(private readonly database: Database) {}

  get isShared(): boolean {
    return this.database.isShared;
  }

  /** Takes, and keeps, the connections that no other process holds; paused and refused ones are nobody's. */
  lease(holder: string, { now, until }: { now: Date; until: Date }): Promise<ConnectionRow[]> {
    const isFree = or(
      isNull(homeConnections.leaseUntil),
      lt(homeConnections.leaseUntil, now),
      eq(homeConnections.leaseHolder, holder),
      ...(this.isShared ? [] : [sql`true`]),
    );
    return this.database.forSystem('run connections of homes', (tx) =>
      tx
        .update(homeConnections)
        .set({ leaseHolder: holder, leaseUntil: until })
        .where(and(eq(homeConnections.isPaused, false), isFree))
        .returning(),
    );
  }

  release(holder: string): Promise<unknown> {
    return this.database.forSystem('release connections of homes', (tx) =>
      tx
        .update(homeConnections)
        .set({ leaseHolder: null, leaseUntil: null })
        .where(eq(homeConnections.leaseHolder, holder)),
    );
  }

  async isAnyPaused(userId: string, ids: readonly string[]): Promise<boolean> {
    const paused = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeConnections.id })
        .from(homeConnections)
        .where(
          and(
            eq(homeConnections.userId, userId),
            inArray(homeConnections.id, [...ids]),
            eq(homeConnections.isPaused, true),
          ),
        )
        .limit(1),
    );
    return paused.length > 0;
  }

  findEntities(userId: string, connectionId: string): Promise<LiveEntityRow[]> {
    const { id, number, externalId, name, givenName, state, attributes, deviceId, domain } = homeEntities;
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ id, number, externalId, name, givenName, state, attributes, deviceId, domain })
        .from(homeEntities)
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.connectionId, connectionId))),
    );
  }

  async noteStatus(
    { userId, id }: Pick<ConnectionRow, 'userId' | 'id'>,
    { status, reason, at }: { status: LiveStatus; reason: string | null; at: Date },
  ): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(homeConnections)
        .set({ status, statusReason: reason, statusAt: at })
        .where(and(eq(homeConnections.userId, userId), eq(homeConnections.id, id))),
    );
  }

  /** Found again, it keeps whether a person ignored it. */
  async noteFound(
    { userId, id: connectionId }: Pick<ConnectionRow, 'userId' | 'id'>,
    found: readonly FoundEntity[],
    at: Date,
  ): Promise<void> {
    if (found.length === 0) return;
    await this.database.forUser(userId, async (tx) => {
      for (const each of found) {
        const told = { ...each, attributes: { ...each.attributes } };
        await tx
          .insert(homeDiscovered)
          .values({ ...told, userId, connectionId, foundAt: at })
          .onConflictDoUpdate({
            target: [homeDiscovered.userId, homeDiscovered.connectionId, homeDiscovered.externalId],
            set: told,
          });
      }
    });
  }

  async noteGone(
    { userId, id: connectionId }: Pick<ConnectionRow, 'userId' | 'id'>,
    externalIds: readonly string[],
  ): Promise<void> {
    const { externalId } = homeDiscovered;
    await this.database.forUser(userId, (tx) =>
      tx
        .delete(homeDiscovered)
        .where(
          and(
            eq(homeDiscovered.userId, userId),
            eq(homeDiscovered.connectionId, connectionId),
            inArray(externalId, [...externalIds]),
          ),
        ),
    );
  }

  /** Keeps the latest of each connection. */
  async noteProblem(
    { userId, id: connectionId }: Pick<ConnectionRow, 'userId' | 'id'>,
    problem: { source: string; reason: string; at: Date },
  ): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.insert(homeProblems).values({ userId, connectionId, ...problem });
      await tx.execute(sql`
        delete from ${homeProblems} where user_id = ${userId} and connection_id = ${connectionId} and id not in (
          select id from ${homeProblems} where user_id = ${userId} and connection_id = ${connectionId}
          order by id desc limit ${MAX_PROBLEMS})`);
    });
  }

  /** The states as they are now, and where the adapter calls a device otherwise now, its name. */
  async storeStates(userId: string, states: readonly StateToStore[]): Promise<void> {
    if (states.length === 0) return;
    const rows = JSON.stringify(states);
    await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        update ${homeEntities} e set state = n.state, attributes = n.attributes, changed_at = n.at
        from jsonb_to_recordset(${rows}::jsonb) as n(id text, state text, attributes jsonb, at timestamptz)
        where e.user_id = ${userId} and e.id = n.id`),
    );
  }

  /** What a person has not named otherwise follows its adapter. */
  async renameGiven(userId: string, id: string, given: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(homeEntities)
        .set({
          givenName: given,
          name: sql`case when ${homeEntities.name} = ${homeEntities.givenName} then ${given} else ${homeEntities.name} end`,
        })
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.id, id))),
    );
  }

  /** Those that nobody has begun to send; from now on they are this process's. */
  takePending(userId: string, now: Date): Promise<PendingAction[]> {
    return this.database.forUser(userId, async (tx) => {
      const taken = await tx
        .update(homeActions)
        .set({ sentAt: now })
        .where(
          and(eq(homeActions.userId, userId), eq(homeActions.outcome, 'pending'), isNull(homeActions.sentAt)),
        )
        .returning({ id: homeActions.id, channel: homeActions.channel, sends: homeActions.sends });
      return taken.map((action) => ({ ...action, sends: action.sends ?? [] }));
    });
  }

  async noteOutcome(userId: string, id: string, { outcome, reason }: Outcome): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(homeActions)
        .set({ outcome, outcomeReason: reason, sends: null })
        .where(and(eq(homeActions.userId, userId), eq(homeActions.id, id))),
    );
  }

  /** Those of the ids that are known by now. */
  async findOutcomes(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeActions.id, outcome: homeActions.outcome, reason: homeActions.outcomeReason })
        .from(homeActions)
        .where(and(eq(homeActions.userId, userId), inArray(homeActions.id, [...ids]))),
    );
    const known = rows.flatMap(({ id, outcome, reason }) =>
      outcome === 'pending' || outcome === 'done' ? [] : [[id, { outcome, reason }] as const],
    );
    return new Map(known);
  }

  /** What a process that ended had begun, or nobody took: whether it was done is not known, and it is not sent late. */
  async giveUpPending(before: Date): Promise<void> {
    await this.database.forSystem('give up commands to homes', (tx) =>
      tx
        .update(homeActions)
        .set({ outcome: 'no_answer', sends: null })
        .where(and(eq(homeActions.outcome, 'pending'), lt(homeActions.at, before))),
    );
  }
}
