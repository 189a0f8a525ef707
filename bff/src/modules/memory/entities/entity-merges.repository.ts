import { Injectable } from '@nestjs/common';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { isUniqueViolation } from '../../../database/database.errors.js';
import { type Transaction } from '../../../database/transaction.js';
import { memories } from '../memory.table.js';
import { type EntityMergeRow, isOwnEntity } from './entities.repository.js';
import { entities, entityMentions } from './entities.table.js';
import { entityMergeMentions, entityMerges } from './entity-merges.table.js';
import { forgetUnmentioned } from './unmentioned.repository.js';

/** Makes two names one, and parts them again. */
@Injectable()
export class EntityMergesRepository {
  constructor(private readonly database: Database) {}

  /**
   * All that was said of the one is said of the other, which answers to both names. Undefined when one of the two is not
   * there; no `mergeId` where nothing was said, and so nothing can be parted again.
   */
  merge(
    userId: string,
    id: string,
    intoId: string,
    at: Date,
  ): Promise<{ mergeId: string | null } | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const both = await tx
        .select()
        .from(entities)
        .where(and(eq(entities.userId, userId), inArray(entities.id, [id, intoId])))
        // In the same order, whichever is merged into which: two merges that meet must not wait for each other.
        .orderBy(entities.id)
        .for('update');
      const [gone, into] = [both.find((each) => each.id === id), both.find((each) => each.id === intoId)];
      if (!gone || !into) return undefined;
      const { kind, name, key, aliases } = gone;
      const addedAliases = [key, ...aliases].filter((each) => ![into.key, ...into.aliases].includes(each));
      const [merge] = await tx
        .insert(entityMerges)
        .values({ userId, intoId, entityId: id, kind, name, key, aliases, addedAliases, mergedAt: at })
        .returning();
      const isKept = merge !== undefined && (await moveMentions(tx, merge));
      await tx.delete(entities).where(isOwnEntity(userId, id));
      await tx
        .update(entities)
        .set({ aliases: [...into.aliases, ...addedAliases] })
        .where(isOwnEntity(userId, intoId));
      return { mergeId: isKept ? merge.id : null };
    });
  }

  /**
   * Parts the two as they were, and gives the one that is back. What changed meanwhile stays changed: a memory that
   * speaks of neither any more gets nothing back, and what was read since is read once more, by both names.
   */
  undo(userId: string, id: string): Promise<{ id: string } | 'taken' | undefined> {
    return this.database
      .forUser(userId, async (tx) => {
        const [merge] = await tx.select().from(entityMerges).where(isOwnMerge(userId, id)).for('update');
        if (!merge) return undefined;
        const { entityId, intoId, kind, name, key, aliases, addedAliases } = merge;
        if (!(await isStillSpokenOf(tx, merge))) return undefined;
        await tx.insert(entities).values({ userId, id: entityId, kind, name, key, aliases });
        await readAgainSince(tx, merge);
        await partMentions(tx, merge);
        await tx
          .update(entities)
          .set({
            aliases: sql`array(select unnest(${entities.aliases}) except select unnest(${sql.param(addedAliases)}::text[]))`,
          })
          .where(isOwnEntity(userId, intoId));
        await tx.delete(entityMerges).where(isOwnMerge(userId, id));
        await forgetUnmentioned(tx, userId, [intoId]);
        return { id: entityId };
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      });
  }
}

function isOwnMerge(userId: string, id: string): SQL | undefined {
  return and(eq(entityMerges.userId, userId), eq(entityMerges.id, id));
}

/** Whether there were any; without, nothing of the merge is kept. */
async function moveMentions(
  tx: Transaction,
  { userId, id, entityId, intoId }: EntityMergeRow,
): Promise<boolean> {
  // Shared is what spoke of the other by itself, not because of an earlier merge.
  const { rows } = await tx.execute(sql`
    insert into ${entityMergeMentions} (user_id, merge_id, memory_id, is_shared)
    select user_id, ${id}::uuid, memory_id,
      exists (select from ${entityMentions} as theirs
        where theirs.user_id = ${userId} and theirs.memory_id = own.memory_id and theirs.entity_id = ${intoId})
      and not exists (select from ${entityMergeMentions} as kept
        join ${entityMerges} as merges on merges.user_id = kept.user_id and merges.id = kept.merge_id
        where kept.user_id = ${userId} and kept.memory_id = own.memory_id
          and merges.into_id = ${intoId} and not kept.is_shared)
    from ${entityMentions} as own
    where user_id = ${userId} and entity_id = ${entityId}
    returning 1`);
  if (rows.length === 0) {
    await tx.delete(entityMerges).where(isOwnMerge(userId, id));
    return false;
  }
  await tx.execute(sql`
    insert into ${entityMentions} (user_id, memory_id, entity_id)
    select user_id, memory_id, ${intoId}::uuid from ${entityMentions}
    where user_id = ${userId} and entity_id = ${entityId}
    on conflict do nothing`);
  return true;
}

/** What it was parted from may be gone itself, and what spoke of it may speak of neither any more. */
async function isStillSpokenOf(tx: Transaction, merge: EntityMergeRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 ${stillSpeaking(merge)} limit 1`);
  return rows.length > 0;
}

async function partMentions(tx: Transaction, merge: EntityMergeRow): Promise<void> {
  const { userId, id, entityId, intoId } = merge;
  await tx.execute(sql`
    insert into ${entityMentions} (user_id, memory_id, entity_id)
    select kept.user_id, kept.memory_id, ${entityId}::uuid ${stillSpeaking(merge)}`);
  await tx.execute(sql`
    delete from ${entityMentions} as theirs using ${entityMergeMentions} as kept
    where kept.user_id = ${userId} and kept.merge_id = ${id} and not kept.is_shared
      and theirs.user_id = ${userId} and theirs.memory_id = kept.memory_id and theirs.entity_id = ${intoId}
      and not exists (select from ${entityMergeMentions} as others
        join ${entityMerges} as merges on merges.user_id = others.user_id and merges.id = others.merge_id
        where others.user_id = ${userId} and others.memory_id = kept.memory_id
          and others.merge_id <> ${id} and merges.into_id = ${intoId})`);
}

/** Of the memories that spoke of it, those that speak of the other now. */
function stillSpeaking({ userId, id, intoId }: EntityMergeRow): SQL {
  return sql`from ${entityMergeMentions} as kept
    join ${entityMentions} as theirs on theirs.user_id = kept.user_id and theirs.memory_id = kept.memory_id
    where kept.user_id = ${userId} and kept.merge_id = ${id} and theirs.entity_id = ${intoId}`;
}

async function readAgainSince(tx: Transaction, { userId, intoId, mergedAt }: EntityMergeRow): Promise<void> {
  await tx.execute(sql`
    update ${memories} set extracted_at = null
    where user_id = ${userId} and extracted_at >= ${mergedAt.toISOString()}::timestamptz
      and id in (select memory_id from ${entityMentions} where user_id = ${userId} and entity_id = ${intoId})`);
}
