import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { forgetUnmentioned } from '../entities/unmentioned.repository.js';
import { type KnownEntity, keyOf } from './known-names.js';
import { type ReadMemory } from './extract.js';

export const KNOWN = {
  id: entities.id,
  kind: entities.kind,
  name: entities.name,
  key: entities.key,
  aliases: entities.aliases,
  isIgnored: sql<boolean>`${entities.ignoredAt} is not null`,
};

/** By kind and key. Who came meanwhile from elsewhere is found again rather than made twice. */
export async function introduce(
  tx: Transaction,
  userId: string,
  read: readonly ReadMemory[],
): Promise<Map<string, KnownEntity>> {
  const names = new Map(
    read
      .flatMap(({ understood }) => understood.introduced)
      .map((found) => [`${found.kind} ${keyOf(found.name)}`, found]),
  );
  if (names.size === 0) return new Map();
  const rows = [...names.values()].map(({ kind, name }) => ({ userId, kind, name, key: keyOf(name) }));
  await tx.insert(entities).values(rows).onConflictDoNothing();
  const known = await tx
    .select(KNOWN)
    .from(entities)
    .where(
      and(
        eq(entities.userId, userId),
        inArray(
          entities.key,
          rows.map(({ key }) => key),
        ),
      ),
    );
  return new Map(
    known
      .map((entity): [string, KnownEntity] => [`${entity.kind} ${entity.key}`, entity])
      .filter(([id, { isIgnored }]) => names.has(id) && !isIgnored),
  );
}

/** Those whom nothing mentions any more are forgotten. */
export async function replaceMentions(
  tx: Transaction,
  userId: string,
  memoryId: string,
  ids: string[],
): Promise<void> {
  const own = and(eq(entityMentions.userId, userId), eq(entityMentions.memoryId, memoryId));
  const before = await tx.select({ id: entityMentions.entityId }).from(entityMentions).where(own);
  const gone = before.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (ids.length > 0) {
    await tx
      .insert(entityMentions)
      .values(ids.map((entityId) => ({ userId, memoryId, entityId })))
      .onConflictDoNothing();
  }
  if (gone.length === 0) return;
  await tx.delete(entityMentions).where(and(own, inArray(entityMentions.entityId, gone)));
  await forgetUnmentioned(tx, userId, gone);
}
