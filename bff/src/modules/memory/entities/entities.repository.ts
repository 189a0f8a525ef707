import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { terms } from '../../../common/language/terms.js';
import { type ListTotal } from '../../../common/list-total.js';
import { Database } from '../../../database/database.js';
import { isUniqueViolation } from '../../../database/database.errors.js';
import { readTotal } from '../../../database/list-total.js';
import { type Transaction } from '../../../database/transaction.js';
import { memories } from '../memory.table.js';
import { keyOf } from '../extraction/known-names.js';
import { type EntityKind } from './entity-kinds.js';
import { entities, entityMentions } from './entities.table.js';
import { entityMerges } from './entity-merges.table.js';

export type EntityRow = Pick<
  typeof entities.$inferSelect,
  'id' | 'kind' | 'name' | 'aliases' | 'ignoredAt'
> & { mentions: number; folded: string; firstSeenAt: Date | null; lastSeenAt: Date | null };

export type EntityMergeRow = typeof entityMerges.$inferSelect;

export interface EntitySelection {
  kind?: EntityKind | undefined;
  query?: string | undefined;
  ignored: boolean;
}

interface EntityRange {
  sort: 'mentions' | 'name';
  limit: number;
  after?: { mentions: number; folded: string; id: string } | undefined;
}

/** When a memory happened, or else was kept. */
const seenAt = sql`coalesce(${memories.happenedAt}, ${memories.recordedAt})`;
const asDate = (value: string | null): Date | null => (value === null ? null : new Date(value));
const mentions = count(memories.id);
/** By which names are sorted; short enough for a cursor, whatever a text may hold that reads like a name. */
const folded = sql<string>`left(lower(${entities.name}), 100)`;

const ENTITY_COLUMNS = {
  id: entities.id,
  kind: entities.kind,
  name: entities.name,
  aliases: entities.aliases,
  ignoredAt: entities.ignoredAt,
  folded,
  mentions,
  firstSeenAt: sql`min(${seenAt})`.mapWith(asDate),
  lastSeenAt: sql`max(${seenAt})`.mapWith(asDate),
};

@Injectable()
export class EntitiesRepository {
  constructor(private readonly database: Database) {}

  findPage(
    userId: string,
    selection: EntitySelection,
    { sort, limit, after }: EntityRange,
  ): Promise<{ rows: EntityRow[]; total: ListTotal }> {
    const listed = isListed(userId, selection);
    return this.database.forUser(userId, async (tx) => {
      const rows = await selectEntities(tx, userId, listed)
        .having(isAfter(sort, after))
        .orderBy(...(sort === 'name' ? [] : [desc(mentions)]), asc(folded), asc(entities.id))
        .limit(limit);
      return { rows, total: await readTotal(tx, entities, listed) };
    });
  }

  /** Those of the memories that were told last, the latest first. */
  findRecent(userId: string, limit: number): Promise<EntityRow[]> {
    return this.database.forUser(userId, (tx) =>
      selectEntities(tx, userId, isListed(userId, { ignored: false }))
        .orderBy(desc(sql`max(${memories.recordedAt})`), asc(folded), asc(entities.id))
        .limit(limit),
    );
  }

  async findById(userId: string, id: string): Promise<EntityRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      selectEntities(tx, userId, isOwnEntity(userId, id)),
    );
    return row;
  }

  /** What can be parted from it, the last first. */
  findMerges(userId: string, id: string): Promise<EntityMergeRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(entityMerges)
        .where(and(eq(entityMerges.userId, userId), eq(entityMerges.intoId, id)))
        .orderBy(desc(entityMerges.mergedAt), entityMerges.id),
    );
  }

  /** Its old name still leads to it. `taken` when another one of its kind has the new name. */
  async change(
    userId: string,
    id: string,
    { name, kind }: { name?: string | undefined; kind?: EntityKind | undefined },
    at: Date,
  ): Promise<'changed' | 'taken'> {
    const renamed = name === undefined ? {} : { name, key: keyOf(name), aliases: withOldKey(keyOf(name)) };
    try {
      await this.database.forUser(userId, async (tx) => {
        await tx
          .update(entities)
          .set({ ...renamed, ...(kind && { kind }), updatedAt: at })
          .where(isOwnEntity(userId, id));
        if (name !== undefined) await readAgain(tx, userId, name);
      });
      return 'changed';
    } catch (error) {
      if (isUniqueViolation(error)) return 'taken';
      throw error;
    }
  }

  /** Out of sight, with all that was said of it, until it is restored. */
  ignore(userId: string, id: string, at: Date): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx.update(entities).set({ ignoredAt: at, updatedAt: at }).where(isOwnEntity(userId, id));
      await tx
        .delete(entityMentions)
        .where(and(eq(entityMentions.userId, userId), eq(entityMentions.entityId, id)));
    });
  }

  /** The memories that name it are read again, which brings the mentions back. */
  restore(userId: string, id: string, at: Date): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      const [restored] = await tx
        .update(entities)
        .set({ ignoredAt: null, updatedAt: at })
        .where(isOwnEntity(userId, id))
        .returning({ name: entities.name, aliases: entities.aliases });
      if (!restored) return;
      for (const name of [restored.name, ...restored.aliases]) await readAgain(tx, userId, name);
    });
  }
}

function isAfter(sort: EntityRange['sort'], after: EntityRange['after']): SQL | undefined {
  if (!after) return undefined;
  const isLaterName = sql`(${folded}, ${entities.id}) > (${after.folded}::text, ${after.id}::uuid)`;
  if (sort === 'name') return isLaterName;
  return or(lt(mentions, after.mentions), and(eq(mentions, after.mentions), isLaterName));
}

function selectEntities(tx: Transaction, userId: string, listed: SQL | undefined) {
  return tx
    .select(ENTITY_COLUMNS)
    .from(entities)
    .leftJoin(
      entityMentions,
      and(eq(entityMentions.userId, userId), eq(entityMentions.entityId, entities.id)),
    )
    .leftJoin(
      memories,
      and(
        eq(memories.userId, userId),
        eq(memories.id, entityMentions.memoryId),
        isNull(memories.deletedAt),
        eq(memories.status, 'active'),
      ),
    )
    .where(listed)
    .groupBy(entities.userId, entities.id);
}

/** One whose memories are all in the trash or the archive waits for them out of sight. */
function isListed(userId: string, { kind, query, ignored }: EntitySelection): SQL | undefined {
  return and(
    eq(entities.userId, userId),
    ignored ? isNotNull(entities.ignoredAt) : and(isNull(entities.ignoredAt), isSpokenOf(userId)),
    kind && eq(entities.kind, kind),
    query === undefined ? undefined : isCalled(query),
  );
}

/** By any of its names. */
function isCalled(query: string): SQL | undefined {
  const aliases = sql`array_to_string(${entities.aliases}, ' ')`;
  const key = keyOf(query);
  return or(
    ilike(entities.name, containing(query)),
    key === '' ? undefined : ilike(aliases, containing(key)),
  );
}

function isSpokenOf(userId: string): SQL {
  return sql`exists (select from ${entityMentions} join ${memories}
    on ${memories.userId} = ${entityMentions.userId} and ${memories.id} = ${entityMentions.memoryId}
    where ${entityMentions.userId} = ${userId} and ${entityMentions.entityId} = ${entities.id}
      and ${memories.deletedAt} is null and ${memories.status} = 'active')`;
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export function isOwnEntity(userId: string, id: string): SQL | undefined {
  return and(eq(entities.userId, userId), eq(entities.id, id));
}

function withOldKey(key: string): SQL {
  return sql`array(select distinct unnest(${entities.aliases} || ${entities.key}) except select ${key})`;
}

/** Leaves the memories that may name it to be read anew. */
async function readAgain(tx: Transaction, userId: string, name: string): Promise<void> {
  const query = terms(name)
    .map((term) => `'${term}'`)
    .join('&');
  const namesIt =
    query === '' ? ilike(memories.text, containing(name)) : sql`${memories.terms} @@ ${query}::tsquery`;
  await tx
    .update(memories)
    .set({ extractedAt: null })
    .where(and(eq(memories.userId, userId), isNull(memories.reading), namesIt));
}
