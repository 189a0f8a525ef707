import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { entities } from '../entities/entities.table.js';
import { linkTitles } from '../links/wiki-links.repository.js';
import { isOwnMemory } from '../memory.repository.js';
import { memories } from '../memory.table.js';
import { type Dismissal, findDismissals, findRejected, ITS_TERMS } from './dismissals.repository.js';
import { type KnownEntity, keyOf } from './known-names.js';
import { introduce, KNOWN, replaceMentions } from './mentions.repository.js';
import { type Rejection } from './rejections.js';
import { type TaggedMemory } from './tag-knowledge.js';
import { type MemoryToRead, type ReadMemory } from './extract.js';

/** What became of a batch. */
export interface Kept {
  /** Entities that are new. */
  introduced: KnownEntity[];
  /** Whether all was kept: what is changed or locked at the moment is left to be read anew. */
  isAll: boolean;
  /** Whether nothing was, since another process has read it meanwhile. */
  isReadElsewhere: boolean;
}

/** Enough to learn from, and read in some 20 ms. */
const LEARNED_FROM = 2_000;

@Injectable()
export class ExtractionRepository {
  constructor(private readonly database: Database) {}

  /** Users with memories that were not read yet. */
  async findWaiting(): Promise<string[]> {
    const rows = await this.database.readAsSystem((tx) =>
      tx.selectDistinct({ userId: memories.userId }).from(memories).where(isWaiting()),
    );
    return rows.map(({ userId }) => userId);
  }

  /** The newest that were not read yet. */
  findUnread(userId: string, limit: number): Promise<MemoryToRead[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          id: memories.id,
          version: memories.version,
          kind: memories.kind,
          text: memories.text,
          tags: memories.tags,
          author: memories.author,
          recordedAt: memories.recordedAt,
          happenedAt: memories.happenedAt,
          happenedBy: memories.happenedBy,
          timeZone: memories.timeZone,
        })
        .from(memories)
        .where(and(eq(memories.userId, userId), isWaiting()))
        // As the index has it: a sort of a whole import for each batch would take longer than reading it.
        .orderBy(sql`${memories.recordedAt} desc nulls last`)
        .limit(limit),
    );
  }

  findKnown(
    userId: string,
  ): Promise<{ entities: KnownEntity[]; tagged: TaggedMemory[]; rejected: Rejection[] }> {
    return this.database.forUser(userId, async (tx) => ({
      entities: await tx.select(KNOWN).from(entities).where(eq(entities.userId, userId)),
      tagged: await tx
        .select({ terms: ITS_TERMS, tags: memories.tags })
        .from(memories)
        .where(
          and(
            eq(memories.userId, userId),
            isNull(memories.deletedAt),
            eq(memories.status, 'active'),
            // One that is about to be read says nothing yet about which tags its words go without.
            sql`(${memories.extractedAt} is not null or ${memories.tags} <> '{}')`,
          ),
        )
        .orderBy(sql`${memories.recordedAt} desc`)
        .limit(LEARNED_FROM),
      rejected: await findRejected(tx, userId, LEARNED_FROM),
    }));
  }

  /** Keeps what was understood of those that are as they were when they were read. */
  keep(userId: string, read: readonly ReadMemory[], at: Date): Promise<Kept> {
    return this.database.forUser(userId, async (tx) => {
      const unchanged = await lockUnchanged(tx, userId, read);
      const introduced = await introduce(tx, userId, unchanged);
      const dismissed = await findDismissals(tx, userId, unchanged);
      for (const { memory, understood } of unchanged) {
        const isDismissed = (kind: Dismissal['kind'], value: string): boolean =>
          dismissed.has(`${memory.id} ${kind} ${value}`);
        await tx
          .update(memories)
          .set({
            extractedAt: at,
            reading: understood.isStopped ? 'stopped' : null,
            happenedAt: understood.happenedAt,
            happenedBy: understood.happenedBy,
            suggestedTags: understood.suggestedTags.filter((tag) => !isDismissed('tag', tag)),
            suggestedKind: isDismissed('kind', understood.suggestedKind ?? '')
              ? null
              : understood.suggestedKind,
          })
          .where(isOwnMemory(userId, memory.id));
        const spokenOf = [
          ...understood.mentioned,
          ...understood.introduced.flatMap(
            ({ kind, name }) => introduced.get(`${kind} ${keyOf(name)}`) ?? [],
          ),
        ].filter(({ key, aliases }) => ![key, ...aliases].some((name) => isDismissed('entity', name)));
        await replaceMentions(tx, userId, memory.id, [...new Set(spokenOf.map(({ id }) => id))]);
      }
      await linkTitles(
        tx,
        userId,
        unchanged.map(({ memory }) => memory),
        at,
      );
      return {
        introduced: [...introduced.values()],
        isAll: unchanged.length === read.length,
        isReadElsewhere: unchanged.length === 0 && (await isReadElsewhere(tx, userId, read)),
      };
    });
  }
}

function isWaiting(): SQL | undefined {
  return and(isNull(memories.extractedAt), isNull(memories.deletedAt));
}

/** Waits for no lock: a change of many memories, which takes them in its own order, could wait for one of these. */
async function lockUnchanged(
  tx: Transaction,
  userId: string,
  read: readonly ReadMemory[],
): Promise<ReadMemory[]> {
  const locked = await tx
    .select({ id: memories.id, version: memories.version })
    .from(memories)
    .where(
      and(
        eq(memories.userId, userId),
        isWaiting(),
        inArray(
          memories.id,
          read.map(({ memory }) => memory.id),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  const versionOf = new Map(locked.map(({ id, version }) => [id, version]));
  return read.filter(({ memory }) => versionOf.get(memory.id) === memory.version);
}

async function isReadElsewhere(
  tx: Transaction,
  userId: string,
  read: readonly ReadMemory[],
): Promise<boolean> {
  const ids = read.map(({ memory }) => memory.id);
  const isRead = and(eq(memories.userId, userId), inArray(memories.id, ids), isNotNull(memories.extractedAt));
  return (await tx.$count(memories, isRead)) > 0;
}
