import { Injectable } from '@nestjs/common';
import { and, type Column, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { Clock } from '../../../common/clock.js';
import { type TimeRange } from '../../../common/time-position.js';
import { afterCursor } from '../../../database/keyset.js';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { entityMentions } from '../entities/entities.table.js';
import { memoryLinks } from '../links/memory-links.table.js';
import { isSelected } from '../memory-filter.repository.js';
import { type ErasedMemory, type ErasureStep, eraseTrashed } from '../memory-trash.repository.js';
import { type MemoryRow, type MemorySelection } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories, memoryVersions } from '../memory.table.js';

/** Which memories are to be forgotten. */
export interface Chosen {
  selection: MemorySelection;
  conversationId?: string | undefined;
  /** Only those that a search found. */
  ids?: string[] | undefined;
  except: string[];
}

export interface Alongside {
  versions: number;
  links: number;
  mentions: number;
  answers: number;
}

/** Counts the answers that rest on memories. */
export type AnswerCount = (tx: Transaction, memories: readonly ErasedMemory[]) => Promise<number>;

@Injectable()
export class ForgettingRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  preview(
    userId: string,
    chosen: Chosen,
    { limit, after }: TimeRange,
    countAnswers: AnswerCount,
  ): Promise<{ count: number; rows: MemoryRow[]; alongside: Alongside }> {
    return this.database.forUser(userId, async (tx) => {
      const found = await find(tx, userId, chosen);
      const rows = await tx
        .select(MEMORY_COLUMNS)
        .from(memories)
        .where(and(isChosen(userId, chosen), afterCursor(memories.recordedAt, memories.id, after)))
        .orderBy(desc(memories.recordedAt), desc(memories.id))
        .limit(limit);
      return { count: found.length, rows, alongside: await countAlongside(tx, userId, found, countAnswers) };
    });
  }

  /** All of it or nothing: gives the new count alone when it is not the expected one. */
  forget(
    userId: string,
    chosen: Chosen,
    expectedCount: number,
    { erase, countAnswers }: { erase: ErasureStep | undefined; countAnswers: AnswerCount },
  ): Promise<{ count: number; alongside?: Alongside; at?: Date }> {
    return this.database.forUser(userId, async (tx) => {
      const found = await find(tx, userId, chosen, 'update');
      if (found.length !== expectedCount) return { count: found.length };
      const alongside = await countAlongside(tx, userId, found, countAnswers);
      const at = this.clock.now();
      const these = and(eq(memories.userId, userId), isOneOf(memories.id, idsOf(found)));
      await tx.update(memories).set({ deletedAt: at }).where(these);
      if (erase) await eraseTrashed(tx, these, erase);
      return { count: found.length, alongside, at };
    });
  }
}

function isChosen(userId: string, { selection, conversationId, ids, except }: Chosen): SQL | undefined {
  return and(
    isSelected(userId, selection),
    conversationId === undefined ? undefined : eq(memories.sourceConversationId, conversationId),
    ids && isOneOf(memories.id, ids),
    not(isOneOf(memories.id, except)),
  );
}

async function find(
  tx: Transaction,
  userId: string,
  chosen: Chosen,
  lock?: 'update',
): Promise<ErasedMemory[]> {
  const query = tx
    .select({ id: memories.id, userId: memories.userId, sourceMessageId: memories.sourceMessageId })
    .from(memories)
    .where(isChosen(userId, chosen));
  return lock ? query.for(lock) : query;
}

async function countAlongside(
  tx: Transaction,
  userId: string,
  found: readonly ErasedMemory[],
  countAnswers: AnswerCount,
): Promise<Alongside> {
  if (found.length === 0) return { versions: 0, links: 0, mentions: 0, answers: 0 };
  const ids = idsOf(found);
  return {
    versions: await tx.$count(
      memoryVersions,
      and(eq(memoryVersions.userId, userId), isOneOf(memoryVersions.memoryId, ids)),
    ),
    links: await tx.$count(
      memoryLinks,
      and(
        eq(memoryLinks.userId, userId),
        or(isOneOf(memoryLinks.fromId, ids), isOneOf(memoryLinks.toId, ids)),
      ),
    ),
    mentions: await tx.$count(
      entityMentions,
      and(eq(entityMentions.userId, userId), isOneOf(entityMentions.memoryId, ids)),
    ),
    answers: await countAnswers(tx, found),
  };
}

/** One parameter, however many there are: a statement takes 65,535. */
function isOneOf(column: Column, ids: string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

function idsOf(found: readonly ErasedMemory[]): string[] {
  return found.map(({ id }) => id);
}
