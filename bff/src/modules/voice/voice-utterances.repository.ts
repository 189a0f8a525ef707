import { Injectable } from '@nestjs/common';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { isBehind } from '../../database/behind.js';
import { Database } from '../../database/database.js';
import { voiceUtterances } from './voice.table.js';

export type VoiceUtteranceRow = typeof voiceUtterances.$inferSelect;
type NewUtterance = Omit<VoiceUtteranceRow, 'id' | 'userId'>;

@Injectable()
export class VoiceUtterancesRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, values: NewUtterance): Promise<VoiceUtteranceRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(voiceUtterances)
        .values({ userId, ...values })
        .returning(),
    );
    if (!row) throw new Error('The utterance left no row.');
    return row;
  }

  /** Undefined when there is none of that id. */
  async update(
    userId: string,
    id: string,
    changes: Pick<VoiceUtteranceRow, 'outcome' | 'answer'>,
  ): Promise<VoiceUtteranceRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(voiceUtterances).set(changes).where(isOwn(userId, id)).returning(),
    );
    return row;
  }

  /** The latest first. */
  findPage(userId: string, { limit, after }: TimeRange): Promise<VoiceUtteranceRow[]> {
    const { at, id } = voiceUtterances;
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(voiceUtterances)
        .where(and(eq(voiceUtterances.userId, userId), isBehind(at, id, after)))
        .orderBy(desc(at), desc(id))
        .limit(limit),
    );
  }

  /** Whether there was one. */
  async delete(userId: string, id: string): Promise<boolean> {
    const deleted = await this.database.forUser(userId, (tx) =>
      tx.delete(voiceUtterances).where(isOwn(userId, id)).returning({ id: voiceUtterances.id }),
    );
    return deleted.length > 0;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.delete(voiceUtterances).where(eq(voiceUtterances.userId, userId)),
    );
  }

  /** Removes everybody's from before that time. */
  purge(before: Date): Promise<void> {
    return this.database.forSystem('voice: delete old utterances', async (tx) => {
      await tx.delete(voiceUtterances).where(lt(voiceUtterances.at, before));
    });
  }
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(voiceUtterances.userId, userId), eq(voiceUtterances.id, id));
}
