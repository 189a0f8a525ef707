import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Database } from '../../../database/database.js';
import { type MemoryRow } from '../memory.rows.js';
import { MEMORY_COLUMNS, memories } from '../memory.table.js';
import { type EntityKind } from './entity-kinds.js';
import { entities, entityMentions } from './entities.table.js';

export interface RelatedRow {
  id: string;
  kind: EntityKind;
  name: string;
  together: number;
}

export interface EdgeRow {
  from: string;
  to: string;
  weight: number;
}

/** The thickest lines of a picture; more of them are a ball of wool. A larger picture has room for more. */
const LEAST_EDGES = 400;
const EDGES_EACH = 2;
/** Memories that a screen shows beside a name before the list takes over. */
const LATEST = 20;

/** Who is spoken of together, and where. */
@Injectable()
export class EntityGraphRepository {
  constructor(private readonly database: Database) {}

  findRelated(userId: string, id: string, limit: number): Promise<RelatedRow[]> {
    const theirs = alias(entityMentions, 'theirs');
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          id: entities.id,
          kind: entities.kind,
          name: entities.name,
          together: sql<number>`count(*)::int`,
        })
        .from(entityMentions)
        .innerJoin(
          theirs,
          and(
            eq(theirs.userId, userId),
            eq(theirs.memoryId, entityMentions.memoryId),
            ne(theirs.entityId, id),
          ),
        )
        .innerJoin(entities, and(eq(entities.userId, userId), eq(entities.id, theirs.entityId)))
        .innerJoin(memories, isShown(userId))
        .where(and(eq(entityMentions.userId, userId), eq(entityMentions.entityId, id)))
        .groupBy(entities.userId, entities.id)
        .orderBy(desc(sql`count(*)`), entities.name)
        .limit(limit),
    );
  }

  /** The latest first, by when they happened. */
  findMemories(userId: string, id: string): Promise<MemoryRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(MEMORY_COLUMNS)
        .from(entityMentions)
        .innerJoin(memories, isShown(userId))
        .where(and(eq(entityMentions.userId, userId), eq(entityMentions.entityId, id)))
        .orderBy(desc(sql`coalesce(${memories.happenedAt}, ${memories.recordedAt})`), memories.id)
        .limit(LATEST),
    );
  }

  /** Between these, the strongest first; each once. */
  findEdges(userId: string, ids: readonly string[]): Promise<EdgeRow[]> {
    const among = sql`any(${sql.param(ids)}::uuid[])`;
    return this.database.forUser(userId, async (tx) => {
      const { rows } = await tx.execute(sql`
        select one.entity_id as "from", other.entity_id as "to", count(*)::int as weight
        from ${entityMentions} as one
        join ${entityMentions} as other
          on other.user_id = one.user_id and other.memory_id = one.memory_id and other.entity_id > one.entity_id
        join ${memories} on memories.user_id = one.user_id and memories.id = one.memory_id
        where one.user_id = ${userId} and one.entity_id = ${among} and other.entity_id = ${among}
          and memories.deleted_at is null and memories.status = 'active'
        group by 1, 2 order by weight desc, 1, 2 limit ${Math.max(LEAST_EDGES, EDGES_EACH * ids.length)}`);
      return rows as unknown as EdgeRow[];
    });
  }
}

function isShown(userId: string): SQL | undefined {
  return and(
    eq(memories.userId, userId),
    eq(memories.id, entityMentions.memoryId),
    isNull(memories.deletedAt),
    eq(memories.status, 'active'),
  );
}
