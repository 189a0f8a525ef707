import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type MoodValue } from '../mood-entry.js';
import { moodWords } from './mood-words.table.js';

export interface OwnWord {
  readonly word: string;
  readonly mood: MoodValue;
}

@Injectable()
export class MoodWordsRepository {
  constructor(private readonly database: Database) {}

  find(userId: string): Promise<OwnWord[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ word: moodWords.word, mood: moodWords.mood })
        .from(moodWords)
        .where(eq(moodWords.userId, userId))
        .orderBy(asc(moodWords.word)),
    );
  }

  /** A word that is there keeps its step; beyond `most` words none is added. */
  async add(userId: string, own: OwnWord, most: number): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(moodWords, eq(moodWords.userId, userId))) >= most) return;
      await tx
        .insert(moodWords)
        .values({ userId, ...own })
        .onConflictDoNothing();
    });
  }

  async replace(userId: string, words: readonly OwnWord[]): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.delete(moodWords).where(eq(moodWords.userId, userId));
      if (words.length > 0) await tx.insert(moodWords).values(words.map((own) => ({ userId, ...own })));
    });
  }
}
