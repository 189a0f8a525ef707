import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type KeptMood } from './mood-entry.js';
import { moodEntries } from './mood-entries.table.js';

const COLUMNS = {
  id: moodEntries.id,
  mood: moodEntries.mood,
  word: moodEntries.word,
  effectiveAt: moodEntries.effectiveAt,
  recordedAt: moodEntries.recordedAt,
  source: moodEntries.source,
};
/** So that nobody's reading holds up the others: 27 a day for a year. */
const MAX_ENTRIES = 10_000;

export interface Within {
  readonly from: Date;
  readonly before: Date;
}

@Injectable()
export class MoodEntriesRepository {
  constructor(private readonly database: Database) {}

  async add(userId: string, entries: readonly KeptMood[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => ({ ...entry, userId }));
    await this.database.forUser(userId, (tx) => tx.insert(moodEntries).values(rows));
  }

  /** All of them; false, and none is removed, where one is not there. */
  async remove(userId: string, ids: readonly string[]): Promise<boolean> {
    const chosen = and(eq(moodEntries.userId, userId), inArray(moodEntries.id, [...ids]));
    const removed = await this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(moodEntries, chosen)) < ids.length) return [];
      return tx.delete(moodEntries).where(chosen).returning({ id: moodEntries.id });
    });
    return removed.length === ids.length;
  }

  /** The oldest first; of too many the newest. */
  async findWithin(userId: string, { from, before }: Within): Promise<KeptMood[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(moodEntries)
        .where(
          and(
            eq(moodEntries.userId, userId),
            gte(moodEntries.effectiveAt, from),
            lt(moodEntries.effectiveAt, before),
          ),
        )
        .orderBy(desc(moodEntries.effectiveAt), desc(moodEntries.recordedAt))
        .limit(MAX_ENTRIES),
    );
    return rows.toReversed();
  }

  async findLatest(userId: string): Promise<KeptMood | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(moodEntries)
        .where(eq(moodEntries.userId, userId))
        .orderBy(desc(moodEntries.effectiveAt), desc(moodEntries.recordedAt))
        .limit(1),
    );
    return row;
  }

  /** Gives how many there were. */
  async removeSample(userId: string): Promise<number> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx.delete(moodEntries).where(isSample(userId)).returning({ id: moodEntries.id }),
    );
    return removed.length;
  }

  countSample(userId: string): Promise<number> {
    return this.database.forUser(userId, (tx) => tx.$count(moodEntries, isSample(userId)));
  }
}

function isSample(userId: string): SQL | undefined {
  return and(eq(moodEntries.userId, userId), eq(moodEntries.source, 'sample'));
}
