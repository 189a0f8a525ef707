import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { type ErasedMemory } from '../memory-trash.repository.js';
import { memories } from '../memory.table.js';
import { memoryDismissals } from '../extraction/memory-dismissals.table.js';
import { entities, entityMentions } from './entities.table.js';
import { entityMergeMentions, entityMerges } from './entity-merges.table.js';

/** Removes those of whom no memory speaks any more. One that is ignored stays: it is what keeps it from coming back. */
export async function forgetUnmentioned(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const mentions = tx
    .select({ one: sql`1` })
    .from(entityMentions)
    .where(and(eq(entityMentions.userId, userId), eq(entityMentions.entityId, entities.id)));
  await tx
    .delete(entities)
    .where(
      and(
        eq(entities.userId, userId),
        inArray(entities.id, ids),
        isNull(entities.ignoredAt),
        notExists(mentions),
      ),
    );
}

/** An erasure step; answers are none of its business. */
export async function eraseFromEntities(tx: Transaction, erased: readonly ErasedMemory[]): Promise<number> {
  for (const userId of new Set(erased.map((memory) => memory.userId))) {
    const ids = erased.filter((memory) => memory.userId === userId).map(({ id }) => id);
    const gone = await tx
      .delete(entityMentions)
      .where(and(eq(entityMentions.userId, userId), inArray(entityMentions.memoryId, ids)))
      .returning({ id: entityMentions.entityId });
    await forgetUnmentioned(tx, userId, [...new Set(gone.map(({ id }) => id))]);
    await forgetMerges(tx, userId, ids);
    await forgetSuggestions(tx, userId, ids);
  }
  return 0;
}

/** Of whom only erased memories spoke before they were merged into another: their names go, too. */
async function forgetMerges(tx: Transaction, userId: string, memoryIds: string[]): Promise<void> {
  const gone = await tx
    .delete(entityMergeMentions)
    .where(and(eq(entityMergeMentions.userId, userId), inArray(entityMergeMentions.memoryId, memoryIds)))
    .returning({ id: entityMergeMentions.mergeId });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const isLeft = sql`exists (select from ${entityMergeMentions}
    where ${entityMergeMentions.userId} = ${userId} and ${entityMergeMentions.mergeId} = ${entityMerges.id})`;
  await tx
    .delete(entityMerges)
    .where(and(eq(entityMerges.userId, userId), inArray(entityMerges.id, ids), not(isLeft)));
}

/** A tag that only erased memories had must not live on as what is suggested for others, or was rejected for them. */
async function forgetSuggestions(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      select distinct unnest(tags) as tag from memories where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])
      except
      select distinct unnest(tags) from memories where user_id = ${userId} and id <> all(${sql.param(ids)}::uuid[])
    ),
    no_longer_rejected as (
      delete from ${memoryDismissals}
      where user_id = ${userId} and kind = 'tag' and value in (select tag from gone)
    )
    update ${memories} set suggested_tags = array(
      select tag from unnest(suggested_tags) as tag where tag not in (select tag from gone))
    where user_id = ${userId} and suggested_tags && array(select tag from gone)`);
}
