import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { messages } from './chat.table.js';

const ENDED = 'chat_answer_ended';

/** Until when an answer that is begun or gone on with now is believed to be written, by the clock of the database. */
export const leaseUntil: SQL = sql`now() + interval '15 seconds'`;

/** Tells every process, once the transaction is committed, that an answer is written no more. */
export async function announceEnd(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${ENDED}, ${id})`);
}

/** Which answers are being written, of all processes: each says now and then that it goes on with its own. */
@Injectable()
export class AnswerLeasesRepository {
  constructor(private readonly database: Database) {}

  /** True where other processes may be writing answers into the same database. */
  get isShared(): boolean {
    return this.database.isShared;
  }

  async extend(ids: readonly string[]): Promise<void> {
    await this.database.forSystem('chat: go on with answers', (tx) =>
      tx
        .update(messages)
        .set({ leaseUntil })
        .where(and(eq(messages.status, 'streaming'), inArray(messages.id, [...ids]))),
    );
  }

  /** Marks as failed what nobody goes on with, or all that is unfinished; how many that were. */
  async failAbandoned({ all }: { all: boolean }): Promise<number> {
    const isAbandoned = or(isNull(messages.leaseUntil), lt(messages.leaseUntil, sql`now()`));
    return this.database.forSystem('chat: fail unfinished answers', async (tx) => {
      const failed = await tx
        .update(messages)
        .set({ status: 'failed', leaseUntil: null })
        .where(and(eq(messages.status, 'streaming'), all ? undefined : isAbandoned))
        .returning({ id: messages.id });
      for (const { id } of failed) await announceEnd(tx, id);
      return failed.length;
    });
  }

  onEnded(handler: (id: string) => void): Promise<void> {
    return this.database.listen(ENDED, handler);
  }
}
