import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
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

  async add(userId: string, entry: KeptMood): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.insert(moodEntries).values({ ...entry, userId }));
  }

  /** False where it was not there. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(moodEntries)
        .where(and(eq(moodEntries.userId, userId), eq(moodEntries.id, id)))
        .returning({ id: moodEntries.id }),
    );
    return removed.length > 0;
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
}
