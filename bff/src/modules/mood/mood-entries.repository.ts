import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { eraseMoods, type MoodErasureStep } from './erased-moods.repository.js';
import { type KeptMood, type NamedTag, type TaggedMood } from './mood-entry.js';
import { moodEntries } from './mood-entries.table.js';
import { addTags, tagsOf, writeTags } from './tags/mood-entry-tags.repository.js';

const COLUMNS = {
  id: moodEntries.id,
  mood: moodEntries.mood,
  word: moodEntries.word,
  energy: moodEntries.energy,
  stress: moodEntries.stress,
  note: moodEntries.note,
  around: moodEntries.around,
  effectiveAt: moodEntries.effectiveAt,
  recordedAt: moodEntries.recordedAt,
  source: moodEntries.source,
};
/** Of two at one time the one that was told last comes first; a list that goes on needs an order that the cursor knows. */
const BY_TELLING = [desc(moodEntries.effectiveAt), desc(moodEntries.recordedAt)];
const BY_ID = [desc(moodEntries.effectiveAt), desc(moodEntries.id)];
/** So that nobody's reading holds up the others: 27 a day for a year. */
const MAX_ENTRIES = 10_000;

export interface Within {
  readonly from: Date;
  readonly before: Date;
}

/** What is changed of an entry. */
export type MoodChanges = Partial<Omit<KeptMood, 'id' | 'recordedAt' | 'source'>> & {
  readonly tags?: readonly NamedTag[];
};

@Injectable()
export class MoodEntriesRepository {
  constructor(private readonly database: Database) {}

  /** One that is there already stays as it is; gives those that were not. */
  async add(userId: string, entries: readonly TaggedMood[]): Promise<TaggedMood[]> {
    if (entries.length === 0) return [];
    return this.database.forUser(userId, async (tx) => {
      const rows = entries.map((entry) => ({ ...entry, userId }));
      const added = await tx
        .insert(moodEntries)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: moodEntries.id });
      const isAdded = new Set(added.map(({ id }) => id));
      const fresh = entries.filter(({ id }) => isAdded.has(id));
      await addTags(tx, userId, fresh);
      return fresh;
    });
  }

  /** False where it is not there. */
  async change(userId: string, id: string, { tags, ...changes }: MoodChanges): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(moodEntries, and(isKept(userId), eq(moodEntries.id, id)))) === 0) return false;
      // What was changed is its owner's: the undo of an import leaves it.
      await tx
        .update(moodEntries)
        .set({ ...changes, importId: null })
        .where(and(isKept(userId), eq(moodEntries.id, id)));
      if (tags) await writeTags(tx, userId, id, tags);
      return true;
    });
  }

  /** For good. All of them; false, and none is removed, where one is not there. */
  async remove(userId: string, ids: readonly string[], alongside: MoodErasureStep): Promise<boolean> {
    const chosen = and(isKept(userId), inArray(moodEntries.id, [...ids]));
    const removed = await this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(moodEntries, chosen)) < ids.length) return [];
      return eraseMoods(tx, chosen, alongside);
    });
    return removed.length === ids.length;
  }

  /** Out of sight, until it is purged; false where it is not there. */
  setAside(userId: string, id: string, now: Date): Promise<boolean> {
    return this.mark(and(isKept(userId), eq(moodEntries.id, id)), userId, now);
  }

  /** Brings one back that was set aside; false where there is none. */
  bringBack(userId: string, id: string): Promise<boolean> {
    const chosen = and(
      eq(moodEntries.userId, userId),
      eq(moodEntries.id, id),
      isNotNull(moodEntries.removedAt),
    );
    return this.mark(chosen, userId, null);
  }

  async purge(before: Date, alongside: MoodErasureStep): Promise<void> {
    await this.database.forSystem('mood entries: purge what was removed', (tx) =>
      eraseMoods(tx, lt(moodEntries.removedAt, before), alongside),
    );
  }

  async find(userId: string, id: string): Promise<TaggedMood | undefined> {
    const [found] = await this.select(userId, and(isKept(userId), eq(moodEntries.id, id)), 1);
    return found;
  }

  /** The oldest first; of too many the newest. */
  async findWithin(userId: string, { from, before }: Within): Promise<TaggedMood[]> {
    const isWithin = and(gte(moodEntries.effectiveAt, from), lt(moodEntries.effectiveAt, before));
    return (await this.select(userId, and(isKept(userId), isWithin), MAX_ENTRIES)).toReversed();
  }

  /** The newest first. */
  findPage(
    userId: string,
    { after, limit }: TimeRange,
    { withNote = false }: { withNote?: boolean | undefined } = {},
  ): Promise<TaggedMood[]> {
    const isAfter =
      after &&
      sql`(${moodEntries.effectiveAt}, ${moodEntries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
    const hasNote = withNote ? isNotNull(moodEntries.note) : undefined;
    return this.select(userId, and(isKept(userId), isAfter, hasNote), limit, BY_ID);
  }

  async findLatest(userId: string): Promise<TaggedMood | undefined> {
    const [row] = await this.select(userId, isKept(userId), 1);
    return row;
  }

  /** How many entries of their own, since then, were as low as that. */
  countLow(userId: string, { mood, since }: { mood: number; since: Date }): Promise<number> {
    return this.database.forUser(userId, (tx) =>
      tx.$count(
        moodEntries,
        and(
          isKept(userId),
          ne(moodEntries.source, 'sample'),
          lte(moodEntries.mood, mood as KeptMood['mood']),
          gte(moodEntries.effectiveAt, since),
        ),
      ),
    );
  }

  /** Gives how many there were. */
  async removeSample(userId: string, alongside: MoodErasureStep): Promise<number> {
    const removed = await this.database.forUser(userId, (tx) => eraseMoods(tx, isSample(userId), alongside));
    return removed.length;
  }

  countSample(userId: string): Promise<number> {
    return this.database.forUser(userId, (tx) =>
      tx.$count(moodEntries, and(isSample(userId), isKept(userId))),
    );
  }

  /** The newest first, with their tags. */
  private select(
    userId: string,
    where: SQL | undefined,
    limit: number,
    order: readonly SQL[] = BY_TELLING,
  ): Promise<TaggedMood[]> {
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select(COLUMNS)
        .from(moodEntries)
        .where(where)
        .orderBy(...order)
        .limit(limit);
      return withTags(tx, userId, rows);
    });
  }

  private async mark(chosen: SQL | undefined, userId: string, removedAt: Date | null): Promise<boolean> {
    const changed = await this.database.forUser(userId, (tx) =>
      tx.update(moodEntries).set({ removedAt }).where(chosen).returning({ id: moodEntries.id }),
    );
    return changed.length > 0;
  }
}

async function withTags(tx: Transaction, userId: string, rows: readonly KeptMood[]): Promise<TaggedMood[]> {
  const tags = await tagsOf(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
}

/** Theirs, and not set aside. */
function isKept(userId: string): SQL | undefined {
  return and(eq(moodEntries.userId, userId), isNull(moodEntries.removedAt));
}

function isSample(userId: string): SQL | undefined {
  return and(eq(moodEntries.userId, userId), eq(moodEntries.source, 'sample'));
}
