import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { type EntityChange, type HomeAction } from './home-action.js';
import { type Entity } from '../../integrations/home/home.js';
import { type StoredEntity, toStoredEntity } from './home.repository.js';
import { homeActions, homeChanges, homeEntities } from './home.table.js';
import { homes } from './homes.table.js';
import { insertAll } from './insert-all.js';

/** The part of a home that something is done to, locked until it is done. */
export interface HomeTransaction {
  readonly isSample: boolean;
  /** Those of them that are there, by id. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredEntity>>;
  findAction(id: string): Promise<HomeAction | undefined>;
  /** Whether any of what the action changed was changed again by one that still counts. */
  isChangedSince(actionId: string): Promise<boolean>;
  store(entities: readonly Entity[], at: Date): Promise<void>;
  note(actions: readonly HomeAction[]): Promise<void>;
  noteUndone(actionId: string, at: Date): Promise<void>;
}

@Injectable()
export class HomeActionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Does the work in one transaction, all of it or nothing. What is done in one home happens one after the other, so
   * that each is judged by what the one before has left. Undefined: the user has no home.
   */
  change<T>(userId: string, work: (home: HomeTransaction) => Promise<T>): Promise<T | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [home] = await tx.select().from(homes).where(eq(homes.userId, userId)).for('update');
      return home && work(new LockedHome(tx, userId, home.isSample));
    });
  }

  /** The latest first. */
  findPage(userId: string, { limit, after }: TimeRange): Promise<HomeAction[]> {
    const isNext = afterCursor(homeActions.at, homeActions.id, after);
    return this.database.forUser(userId, (tx) => findActions(tx, userId, isNext, limit));
  }
}

class LockedHome implements HomeTransaction {
  constructor(
    private readonly tx: Transaction,
    private readonly userId: string,
    readonly isSample: boolean,
  ) {}

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredEntity>> {
    const rows = await this.tx
      .select()
      .from(homeEntities)
      .where(and(eq(homeEntities.userId, this.userId), inArray(homeEntities.id, [...ids])));
    return new Map(rows.map((row) => [row.id, toStoredEntity(row)]));
  }

  async findAction(id: string): Promise<HomeAction | undefined> {
    const [action] = await findActions(this.tx, this.userId, eq(homeActions.id, id), 1);
    return action;
  }

  async isChangedSince(actionId: string): Promise<boolean> {
    const { tx, userId } = this;
    const mine = tx
      .select({ id: homeChanges.entityId })
      .from(homeChanges)
      .where(and(eq(homeChanges.userId, userId), eq(homeChanges.actionId, actionId)));
    const sequence = tx
      .select({ sequence: homeActions.sequence })
      .from(homeActions)
      .where(isAction(userId, actionId));
    const [later] = await tx
      .select({ id: homeActions.id })
      .from(homeActions)
      .innerJoin(
        homeChanges,
        and(eq(homeChanges.userId, homeActions.userId), eq(homeChanges.actionId, homeActions.id)),
      )
      .where(
        and(
          eq(homeActions.userId, userId),
          gt(homeActions.sequence, sequence),
          isNull(homeActions.undoneAt),
          inArray(homeChanges.entityId, mine),
        ),
      )
      .limit(1);
    return later !== undefined;
  }

  async store(entities: readonly Entity[], at: Date): Promise<void> {
    if (entities.length === 0) return;
    const rows = JSON.stringify(entities.map(({ id, state, attributes }) => ({ id, state, attributes })));
    await this.tx.execute(sql`
      update ${homeEntities} e
      set state = n.state, attributes = n.attributes, changed_at = ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) as n(id text, state text, attributes jsonb)
      where e.user_id = ${this.userId} and e.id = n.id and e.connection_id is null`);
  }

  async note(actions: readonly HomeAction[]): Promise<void> {
    const { tx, userId } = this;
    const rows = actions.map(({ entityName: _, changes: __, sends, ...action }) => ({
      ...action,
      userId,
      sends: sends.length > 0 ? sends : null,
    }));
    await insertAll(tx, homeActions, rows);
    const changes = actions.flatMap(({ id, changes: made }) =>
      made.map((change) => toRow(userId, id, change)),
    );
    await insertAll(tx, homeChanges, changes);
  }

  async noteUndone(actionId: string, at: Date): Promise<void> {
    await this.tx.update(homeActions).set({ undoneAt: at }).where(isAction(this.userId, actionId));
  }
}

function isAction(userId: string, id: string): SQL | undefined {
  return and(eq(homeActions.userId, userId), eq(homeActions.id, id));
}

type ActionRow = Omit<HomeAction, 'changes' | 'sends'>;

async function findActions(
  tx: Transaction,
  userId: string,
  condition: SQL | undefined,
  limit: number,
): Promise<HomeAction[]> {
  const { id, at, channel, entityId, service, parameters, undoneAt, outcome, outcomeReason } = homeActions;
  const told = { id, at, channel, entityId, service, parameters, undoneAt, outcome, outcomeReason };
  const rows: ActionRow[] = await tx
    .select({ ...told, entityName: homeEntities.name })
    .from(homeActions)
    .innerJoin(
      homeEntities,
      and(eq(homeEntities.userId, homeActions.userId), eq(homeEntities.id, homeActions.entityId)),
    )
    .where(and(eq(homeActions.userId, userId), condition))
    .orderBy(desc(homeActions.at), desc(homeActions.id))
    .limit(limit);
  const changes = await tx
    .select()
    .from(homeChanges)
    .where(
      and(
        eq(homeChanges.userId, userId),
        inArray(
          homeChanges.actionId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(homeChanges.entityId));
  const changesOf = Map.groupBy(changes, ({ actionId }) => actionId);
  return rows.map((row) => ({
    ...row,
    changes: (changesOf.get(row.id) ?? []).map(toChange),
    sends: [],
  }));
}

type ChangeRow = typeof homeChanges.$inferSelect;

function toRow(userId: string, actionId: string, { entityId, before, after }: EntityChange): ChangeRow {
  return {
    userId,
    actionId,
    entityId,
    stateBefore: before.state,
    stateAfter: after.state,
    attributesBefore: before.attributes,
    attributesAfter: after.attributes,
  };
}

function toChange(row: ChangeRow): EntityChange {
  return {
    entityId: row.entityId,
    before: { state: row.stateBefore, attributes: row.attributesBefore },
    after: { state: row.stateAfter, attributes: row.attributesAfter },
  };
}
