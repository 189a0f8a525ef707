import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { type EntityKind } from '../entities/entity-kinds.js';
import { forgetUnmentioned } from '../entities/unmentioned.repository.js';
import { isOwnMemory } from '../memory.repository.js';
import { type MemoryRow } from '../memory.rows.js';
import { memories } from '../memory.table.js';
import { memoryDismissals } from './memory-dismissals.table.js';

export interface ExtractionRow extends Pick<
  MemoryRow,
  'kind' | 'tags' | 'extractedAt' | 'happenedAt' | 'happenedBy' | 'suggestedTags' | 'suggestedKind'
> {
  reading: 'stopped' | 'accepted' | null;
  mentions: { id: string; kind: EntityKind; name: string }[];
}

/** What was understood of one memory, and what the user takes back of it. */
@Injectable()
export class MemoryExtractionRepository {
  constructor(private readonly database: Database) {}

  find(userId: string, memoryId: string): Promise<ExtractionRow | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .select({
          kind: memories.kind,
          tags: memories.tags,
          extractedAt: memories.extractedAt,
          reading: memories.reading,
          happenedAt: memories.happenedAt,
          happenedBy: memories.happenedBy,
          suggestedTags: memories.suggestedTags,
          suggestedKind: memories.suggestedKind,
        })
        .from(memories)
        .where(and(isOwnMemory(userId, memoryId), isNull(memories.deletedAt)));
      if (!row) return undefined;
      const mentions = await tx
        .select({ id: entities.id, kind: entities.kind, name: entities.name })
        .from(entityMentions)
        .innerJoin(entities, and(eq(entities.userId, userId), eq(entities.id, entityMentions.entityId)))
        .where(and(eq(entityMentions.userId, userId), eq(entityMentions.memoryId, memoryId)))
        .orderBy(asc(entities.kind), asc(entities.name));
      return { ...row, mentions };
    });
  }

  dismissEntity(userId: string, memoryId: string, entityId: string): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      const [dismissed] = await tx
        .select({ key: entities.key })
        .from(entities)
        .where(and(eq(entities.userId, userId), eq(entities.id, entityId)));
      if (!dismissed) return;
      // By its name: once nobody speaks of it any more, its id is gone too.
      await tx
        .insert(memoryDismissals)
        .values({ userId, memoryId, kind: 'entity', value: dismissed.key })
        .onConflictDoNothing();
      await tx
        .delete(entityMentions)
        .where(
          and(
            eq(entityMentions.userId, userId),
            eq(entityMentions.memoryId, memoryId),
            eq(entityMentions.entityId, entityId),
          ),
        );
      await forgetUnmentioned(tx, userId, [entityId]);
    });
  }

  /** The user was told that it was not read. */
  acceptUnread(userId: string, memoryId: string): Promise<void> {
    const isUnread = and(isOwnMemory(userId, memoryId), eq(memories.reading, 'stopped'));
    return this.database.forUser(userId, async (tx) => {
      await tx.update(memories).set({ reading: 'accepted' }).where(isUnread);
    });
  }

  dismissTag(userId: string, memoryId: string, tag: string): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .insert(memoryDismissals)
        .values({ userId, memoryId, kind: 'tag', value: tag })
        .onConflictDoNothing();
      await tx
        .update(memories)
        .set({ suggestedTags: sql`array_remove(${memories.suggestedTags}, ${tag})` })
        .where(isOwnMemory(userId, memoryId));
    });
  }

  dismissKind(userId: string, memoryId: string, kind: MemoryRow['kind']): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .insert(memoryDismissals)
        .values({ userId, memoryId, kind: 'kind', value: kind })
        .onConflictDoNothing();
      await tx.update(memories).set({ suggestedKind: null }).where(isOwnMemory(userId, memoryId));
    });
  }

  /** As if it had not been rejected. */
  reconsider(
    userId: string,
    memoryId: string,
    { tags, kind }: { tags: string[]; kind: MemoryRow['kind'] | null },
  ): Promise<void> {
    const own = and(eq(memoryDismissals.userId, userId), eq(memoryDismissals.memoryId, memoryId));
    const isTag = and(eq(memoryDismissals.kind, 'tag'), inArray(memoryDismissals.value, tags));
    const isKind = and(eq(memoryDismissals.kind, 'kind'), eq(memoryDismissals.value, kind ?? ''));
    const also = sql`${sql.param(tags)}::text[]`;
    return this.database.forUser(userId, async (tx) => {
      await tx.delete(memoryDismissals).where(and(own, or(isTag, isKind)));
      await tx
        .update(memories)
        .set({
          suggestedTags: sql`array(select distinct unnest(${memories.suggestedTags} || ${also}))`,
          ...(kind && { suggestedKind: kind }),
        })
        .where(isOwnMemory(userId, memoryId));
    });
  }

  /** Only a day that the twin put there: what the user said is changed by an edit. */
  dismissDate(userId: string, memoryId: string): Promise<unknown> {
    return this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ happenedAt: null, happenedBy: 'user' })
        .where(and(isOwnMemory(userId, memoryId), inArray(memories.happenedBy, ['twin', 'inferred']))),
    );
  }

  /** From then on it is the user's word, which no reading changes. */
  confirmDate(userId: string, memoryId: string): Promise<unknown> {
    return this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ happenedBy: 'user' })
        .where(and(isOwnMemory(userId, memoryId), eq(memories.happenedBy, 'inferred'))),
    );
  }
}
