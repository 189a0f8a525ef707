import { Injectable } from '@nestjs/common';
import { and, eq, inArray, or } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { memoryLinks } from '../links/memory-links.table.js';
import { writeVectors } from '../memory.repository.js';
import { memories, memoryVersions } from '../memory.table.js';
import { type WrittenMemory } from './import-batch.js';
import { type FoundLink } from './import-links.js';

const LINKS_AT_ONCE = 500;

/** What an import writes. */
@Injectable()
export class ImportBatchesRepository {
  constructor(private readonly database: Database) {}

  /** Gives the ids that were not there yet. */
  write(userId: string, importId: string, batch: readonly WrittenMemory[]): Promise<Set<string>> {
    return this.database.forUser(userId, async (tx) => {
      const written = await insertMemories(tx, { userId, importId }, batch);
      const fresh = batch.filter(({ row }) => written.has(row.id));
      await writeVectors(
        tx,
        fresh.map(({ row: { id, index } }) => ({ userId, id, index })),
      );
      await restore(tx, userId, fresh);
      return written;
    });
  }

  /** Only between memories that are there. */
  async writeLinks(userId: string, links: readonly FoundLink[]): Promise<void> {
    for (let start = 0; start < links.length; start += LINKS_AT_ONCE) {
      const some = links.slice(start, start + LINKS_AT_ONCE);
      await this.database.forUser(userId, async (tx) => {
        const ids = [...new Set(some.flatMap(({ fromId, toId }) => [fromId, toId]))];
        const there = await tx
          .select({ id: memories.id })
          .from(memories)
          .where(and(eq(memories.userId, userId), inArray(memories.id, ids)));
        const isThere = new Set(there.map(({ id }) => id));
        const values = some
          .filter(({ fromId, toId }) => isThere.has(fromId) && isThere.has(toId))
          .map((link) => ({ userId, ...link }));
        if (values.length > 0) await tx.insert(memoryLinks).values(values).onConflictDoNothing();
      });
    }
  }
}

async function insertMemories(
  tx: Transaction,
  { userId, importId }: { userId: string; importId: string },
  batch: readonly WrittenMemory[],
): Promise<Set<string>> {
  if (batch.length === 0) return new Set();
  const values = batch.map(({ row: { index, ...memory } }) => ({
    ...memory,
    userId,
    importId,
    terms: index.terms,
    docLength: index.terms.length,
  }));
  const written = await tx
    .insert(memories)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: memories.id });
  return new Set(written.map(({ id }) => id));
}

/** What memories of Twyn's own had beside them: earlier versions, and of whom they speak. */
async function restore(tx: Transaction, userId: string, fresh: readonly WrittenMemory[]): Promise<void> {
  const restored = fresh.flatMap((memory) => (memory.restored ? [memory.restored] : []));
  const versions = restored.flatMap(({ memory }) =>
    memory.versions.map(({ happenedAt, changedAt, ...version }) => ({
      ...version,
      userId,
      memoryId: memory.id,
      happenedAt: happenedAt === null ? null : new Date(happenedAt),
      changedAt: new Date(changedAt),
    })),
  );
  if (versions.length > 0) await tx.insert(memoryVersions).values(versions).onConflictDoNothing();
  const idOf = await restoreEntities(
    tx,
    userId,
    restored.flatMap((memory) => memory.entities),
  );
  const mentions = restored.flatMap(({ memory }) =>
    memory.entities.flatMap((exported) => {
      const entityId = idOf.get(exported);
      return entityId === undefined ? [] : [{ userId, memoryId: memory.id, entityId }];
    }),
  );
  if (mentions.length > 0) await tx.insert(entityMentions).values(mentions).onConflictDoNothing();
}

type ExportedEntities = NonNullable<WrittenMemory['restored']>['entities'];

/** Under which id each is here: one that the account knew already by this name keeps its own. */
async function restoreEntities(
  tx: Transaction,
  userId: string,
  exported: ExportedEntities,
): Promise<Map<string, string>> {
  const distinct = [...new Map(exported.map((entity) => [entity.id, entity])).values()];
  if (distinct.length === 0) return new Map();
  const values = distinct.map(({ ignoredAt, ...entity }) => ({
    ...entity,
    userId,
    ignoredAt: ignoredAt === null ? null : new Date(ignoredAt),
  }));
  await tx.insert(entities).values(values).onConflictDoNothing();
  const known = await tx
    .select({ id: entities.id, kind: entities.kind, key: entities.key })
    .from(entities)
    .where(
      and(
        eq(entities.userId, userId),
        or(
          inArray(
            entities.key,
            distinct.map(({ key }) => key),
          ),
          inArray(
            entities.id,
            distinct.map(({ id }) => id),
          ),
        ),
      ),
    );
  return new Map(
    distinct.flatMap(({ id, kind, key }) => {
      const here =
        known.find((each) => each.kind === kind && each.key === key) ?? known.find((each) => each.id === id);
      return here ? [[id, here.id] as const] : [];
    }),
  );
}
