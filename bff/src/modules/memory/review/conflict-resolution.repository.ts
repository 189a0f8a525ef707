import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { supersede } from '../history/memory-history.repository.js';
import { isReference } from '../links/memory-links.repository.js';
import { memoryLinks } from '../links/memory-links.table.js';
import { isOwnMemory } from '../memory.repository.js';
import { memories } from '../memory.table.js';
import { memoryConflicts, type ResolutionTrace } from './memory-conflicts.table.js';

type ConflictRow = typeof memoryConflicts.$inferSelect;

/** Versions begin with 1. */
const NEVER = 0;

interface Replacement {
  keptId: string;
  replacedId: string;
  at: Date;
}

interface Merge {
  keptId: string;
  goneId: string;
  versionBefore: number;
  version: number;
  at: Date;
}

/** What becomes of a pair of memories. Each gives whether there was still something to decide. */
@Injectable()
export class ConflictResolutionRepository {
  constructor(private readonly database: Database) {}

  /** Both stay, and the pair is not asked about again. */
  keepBoth(userId: string, id: string, at: Date): Promise<boolean> {
    return this.settle(userId, id, async (tx, { olderId, newerId }, approvedIds) => {
      const link = { userId, fromId: olderId, toId: newerId, kind: 'distinct', createdAt: at } as const;
      await tx.insert(memoryLinks).values(link).onConflictDoNothing();
      return { resolution: 'kept', trace: { approvedIds } };
    });
  }

  replace(userId: string, id: string, { keptId, replacedId, at }: Replacement): Promise<boolean> {
    return this.settle(userId, id, async (tx, _conflict, approvedIds) => {
      await supersede(tx, userId, { olderId: replacedId, newerId: keptId, at });
      return { resolution: 'replaced', trace: { approvedIds } };
    });
  }

  /** Puts one into the trash, once the other says what both said. */
  merge(userId: string, id: string, { goneId, keptId, versionBefore, version, at }: Merge): Promise<boolean> {
    return this.settle(userId, id, async (tx, _conflict, approvedIds) => {
      const links = await takeOverLinks(tx, userId, { goneId, keptId, at });
      const superseded = await tx
        .update(memories)
        .set({ supersededById: keptId })
        .where(and(eq(memories.userId, userId), eq(memories.supersededById, goneId)))
        .returning({ id: memories.id });
      await tx.update(memories).set({ deletedAt: at }).where(isOwnMemory(userId, goneId));
      const supersededIds = superseded.map((each) => each.id);
      const merge = { keptId, versionBefore, version, links, supersededIds };
      return { resolution: 'merged', trace: { approvedIds, merge } };
    });
  }

  /** Takes a decision back. What a merge wrote is the caller's to take back first. */
  reopen(userId: string, id: string): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const conflict = await lock(tx, userId, id);
      if (!conflict?.resolution) return false;
      if (conflict.resolution === 'kept') await dropDistinction(tx, conflict);
      if (conflict.resolution === 'replaced') await reinstateReplaced(tx, conflict);
      if (conflict.trace?.merge) await undoMerge(tx, conflict, conflict.trace.merge);
      await setStatus(tx, conflict, conflict.trace?.approvedIds ?? [], 'suggested');
      await compareAnew(tx, conflict);
      await tx.update(memoryConflicts).set({ resolution: null, trace: null }).where(isOwn(userId, id));
      return true;
    });
  }

  /** Whatever is decided of a guess, what stays of it is one no more. */
  private settle(
    userId: string,
    id: string,
    carryOut: (
      tx: Transaction,
      conflict: ConflictRow,
      approvedIds: string[],
    ) => Promise<{ resolution: NonNullable<ConflictRow['resolution']>; trace: ResolutionTrace }>,
  ): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const conflict = await lock(tx, userId, id);
      if (!conflict || conflict.resolution) return false;
      const standing = await findStanding(tx, conflict);
      if (standing.length < 2) return false;
      const guesses = standing.filter(({ status }) => status === 'suggested').map((each) => each.id);
      await setStatus(tx, conflict, guesses, 'active');
      await tx
        .update(memoryConflicts)
        .set(await carryOut(tx, conflict, guesses))
        .where(isOwn(userId, id));
      return true;
    });
  }
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(memoryConflicts.userId, userId), eq(memoryConflicts.id, id));
}

/**
 * The memories before the pair, as the comparison has it, so that the two never wait for each other. `no key` lets
 * rows that point at the memories be written meanwhile.
 */
async function lock(tx: Transaction, userId: string, id: string): Promise<ConflictRow | undefined> {
  const [found] = await tx.select().from(memoryConflicts).where(isOwn(userId, id));
  if (!found) return undefined;
  await tx
    .select({ id: memories.id })
    .from(memories)
    .where(isOfPair(found))
    .orderBy(memories.id)
    .for('no key update');
  const [conflict] = await tx.select().from(memoryConflicts).where(isOwn(userId, id)).for('update');
  return conflict;
}

function findStanding(tx: Transaction, conflict: ConflictRow): Promise<{ id: string; status: string }[]> {
  return tx
    .select({ id: memories.id, status: memories.status })
    .from(memories)
    .where(
      and(isOfPair(conflict), inArray(memories.status, ['active', 'suggested']), isNull(memories.deletedAt)),
    );
}

function isOfPair({ userId, olderId, newerId }: ConflictRow): SQL | undefined {
  return and(eq(memories.userId, userId), inArray(memories.id, [olderId, newerId]));
}

async function setStatus(
  tx: Transaction,
  { userId }: ConflictRow,
  ids: string[],
  status: 'active' | 'suggested',
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(memories)
    .set({ status })
    .where(and(eq(memories.userId, userId), inArray(memories.id, ids)));
}

/** A comparison under way may have seen one of them without the other, and would take the pair for settled. */
async function compareAnew(tx: Transaction, { userId, olderId, newerId }: ConflictRow): Promise<void> {
  await tx
    .update(memories)
    .set({ comparedVersion: NEVER })
    .where(and(eq(memories.userId, userId), inArray(memories.id, [olderId, newerId])));
}

async function dropDistinction(tx: Transaction, { userId, olderId, newerId }: ConflictRow): Promise<void> {
  await tx
    .delete(memoryLinks)
    .where(
      and(
        eq(memoryLinks.userId, userId),
        eq(memoryLinks.kind, 'distinct'),
        eq(memoryLinks.fromId, olderId),
        eq(memoryLinks.toId, newerId),
      ),
    );
}

async function reinstateReplaced(tx: Transaction, { userId, olderId, newerId }: ConflictRow): Promise<void> {
  const pair = [olderId, newerId];
  await tx
    .update(memories)
    .set({ status: 'active', supersededById: null, supersededAt: null })
    .where(
      and(eq(memories.userId, userId), inArray(memories.id, pair), inArray(memories.supersededById, pair)),
    );
}

/** Gives those that the kept one did not have yet. */
async function takeOverLinks(
  tx: Transaction,
  userId: string,
  { goneId, keptId, at }: Pick<Merge, 'goneId' | 'keptId' | 'at'>,
): Promise<{ fromId: string; toId: string }[]> {
  const found = await tx
    .select({ fromId: memoryLinks.fromId, toId: memoryLinks.toId })
    .from(memoryLinks)
    .where(
      and(
        eq(memoryLinks.userId, userId),
        eq(memoryLinks.kind, 'refers'),
        or(eq(memoryLinks.fromId, goneId), eq(memoryLinks.toId, goneId)),
      ),
    );
  const moved = (id: string): string => (id === goneId ? keptId : id);
  const links = found
    .map(({ fromId, toId }) => ({ fromId: moved(fromId), toId: moved(toId) }))
    .filter(({ fromId, toId }) => fromId !== toId);
  if (links.length === 0) return [];
  return tx
    .insert(memoryLinks)
    .values(links.map((link) => ({ ...link, userId, kind: 'refers' as const, createdAt: at })))
    .onConflictDoNothing()
    .returning({ fromId: memoryLinks.fromId, toId: memoryLinks.toId });
}

async function undoMerge(
  tx: Transaction,
  { userId, olderId, newerId }: ConflictRow,
  { keptId, links, supersededIds }: NonNullable<ResolutionTrace['merge']>,
): Promise<void> {
  const goneId = keptId === olderId ? newerId : olderId;
  await tx.update(memories).set({ deletedAt: null }).where(isOwnMemory(userId, goneId));
  if (supersededIds.length > 0) {
    await tx
      .update(memories)
      .set({ supersededById: goneId })
      .where(and(eq(memories.userId, userId), inArray(memories.id, supersededIds)));
  }
  for (const link of links) await tx.delete(memoryLinks).where(isReference(userId, link));
}
