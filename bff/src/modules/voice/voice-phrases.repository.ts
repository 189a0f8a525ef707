import { Injectable } from '@nestjs/common';
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { voicePhrases } from './voice.table.js';

export type VoicePhraseRow = typeof voicePhrases.$inferSelect;
type Words = Pick<VoicePhraseRow, 'phrase' | 'key' | 'command'>;

@Injectable()
export class VoicePhrasesRepository {
  constructor(private readonly database: Database) {}

  /** In the order of their words. There are never more than their limit. */
  findAll(userId: string): Promise<VoicePhraseRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx.select().from(voicePhrases).where(eq(voicePhrases.userId, userId)).orderBy(asc(voicePhrases.key)),
    );
  }

  /** The sentence that these words stand for. */
  async findMeaning(userId: string, key: string): Promise<string | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select({ command: voicePhrases.command }).from(voicePhrases).where(hasKey(userId, key)),
    );
    return row?.command;
  }

  /** `full` where there are that many already: two that come at once may both be the last. */
  insert(
    userId: string,
    values: Words & { createdAt: Date },
    most: number,
  ): Promise<VoicePhraseRow | 'taken' | 'full'> {
    return this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(voicePhrases, eq(voicePhrases.userId, userId))) >= most) return 'full';
      const [row] = await tx
        .insert(voicePhrases)
        .values({ userId, ...values })
        .onConflictDoNothing()
        .returning();
      return row ?? 'taken';
    });
  }

  /** Undefined when there is none of that id. */
  update(userId: string, id: string, words: Words): Promise<VoicePhraseRow | 'taken' | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [own] = await tx.select().from(voicePhrases).where(isOwn(userId, id)).for('update');
      if (!own) return undefined;
      if (await isTaken(tx, userId, id, words.key)) return 'taken';
      const [row] = await tx.update(voicePhrases).set(words).where(isOwn(userId, id)).returning();
      return row;
    });
  }

  /** Whether there was one. */
  async delete(userId: string, id: string): Promise<boolean> {
    const deleted = await this.database.forUser(userId, (tx) =>
      tx.delete(voicePhrases).where(isOwn(userId, id)).returning({ id: voicePhrases.id }),
    );
    return deleted.length > 0;
  }
}

async function isTaken(tx: Transaction, userId: string, id: string, key: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: voicePhrases.id })
    .from(voicePhrases)
    .where(and(hasKey(userId, key), ne(voicePhrases.id, id)));
  return other !== undefined;
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(voicePhrases.userId, userId), eq(voicePhrases.id, id));
}

function hasKey(userId: string, key: string): SQL | undefined {
  return and(eq(voicePhrases.userId, userId), eq(voicePhrases.key, key));
}
