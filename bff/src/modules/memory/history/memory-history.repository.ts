import { Injectable } from '@nestjs/common';
import { and, asc, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type ListTotal } from '../../../common/list-total.js';
import { Database } from '../../../database/database.js';
import { readTotal } from '../../../database/list-total.js';
import { type Transaction } from '../../../database/transaction.js';
import { isOwnMemory } from '../memory.repository.js';
import { type MemoryRow } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories } from '../memory.table.js';

/** A fact that changes every week has changed so often in four years. */
const MAX_HISTORY = 200;

@Injectable()
export class MemoryHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Whether it was done: both must hold now. */
  supersede(userId: string, olderId: string, newerId: string, at: Date): Promise<boolean> {
    return this.database.forUser(userId, (tx) => supersede(tx, userId, { olderId, newerId, at }));
  }

  /** Has what was superseded hold again; another is left as it is. */
  async reinstate(userId: string, id: string): Promise<void> {
    await this.database.forUser(userId, (tx) => reinstate(tx, userId, id));
  }

  /** What holds now, and all that it superseded, whichever of them `id` is. Empty when there is none. */
  findHistory(userId: string, id: string): Promise<MemoryRow[]> {
    const line = sql`(
      with recursive later as (
        select id, superseded_by_id from memories
        where user_id = ${userId} and id = ${id} and deleted_at is null
        union
        select memories.id, memories.superseded_by_id from memories join later on memories.id = later.superseded_by_id
        where user_id = ${userId} and deleted_at is null
      ),
      line as (
        select id from later
        union
        select memories.id from memories join line on memories.superseded_by_id = line.id
        where user_id = ${userId} and deleted_at is null
      )
      select id from line)`;
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(eq(memories.userId, userId), sql`${memories.id} in ${line}`))
        .orderBy(sql`${memories.supersededAt} desc nulls first`, desc(memories.recordedAt))
        .limit(MAX_HISTORY),
    );
  }

  /** The neighbours of a place in a thread, itself included, in reading order. */
  findNeighbours(userId: string, thread: string, seq: number, reach: number): Promise<MemoryRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(isInThread(userId, thread), between(memories.seq, seq - reach, seq + reach)))
        .orderBy(asc(memories.seq), asc(memories.recordedAt), asc(memories.id)),
    );
  }

  countThread(userId: string, thread: string): Promise<ListTotal> {
    return this.database.forUser(userId, (tx) => readTotal(tx, memories, isInThread(userId, thread)));
  }
}

interface Supersession {
  olderId: string;
  newerId: string;
  at: Date;
}

export async function supersede(
  tx: Transaction,
  userId: string,
  { olderId, newerId, at }: Supersession,
): Promise<boolean> {
  // Both at once and in one order: two requests that supersede each other's memory must not make a circle.
  const holding = await tx
    .select({ id: memories.id })
    .from(memories)
    .where(
      and(
        eq(memories.userId, userId),
        inArray(memories.id, [olderId, newerId]),
        eq(memories.status, 'active'),
        isNull(memories.deletedAt),
      ),
    )
    .orderBy(memories.id)
    .for('no key update');
  if (holding.length < 2) return false;
  await tx
    .update(memories)
    .set({ status: 'superseded', supersededById: newerId, supersededAt: at })
    .where(isOwnMemory(userId, olderId));
  return true;
}

export async function reinstate(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx
    .update(memories)
    .set({ status: 'active', supersededById: null, supersededAt: null })
    .where(and(isOwnMemory(userId, id), eq(memories.status, 'superseded')));
}

function isInThread(userId: string, thread: string): ReturnType<typeof and> {
  return and(eq(memories.userId, userId), eq(memories.thread, thread), isNull(memories.deletedAt));
}
