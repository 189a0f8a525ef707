import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { twinInterviews } from './twin-interviews.table.js';

/** Which questions have an answer that is still remembered. */
@Injectable()
export class InterviewRepository {
  constructor(private readonly database: Database) {}

  async findAnswered(userId: string): Promise<Set<string>> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`select i.question from twin_interviews i
        join memories m on m.user_id = i.user_id and m.id = i.memory_id
        where i.user_id = ${userId} and m.deleted_at is null`),
    );
    return new Set(rows.map(({ question }) => String(question)));
  }

  async keep(userId: string, question: string, memoryId: string, answeredAt: Date): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(twinInterviews)
        .values({ userId, question, memoryId, answeredAt })
        .onConflictDoUpdate({
          target: [twinInterviews.userId, twinInterviews.question],
          set: { memoryId, answeredAt },
        }),
    );
  }
}
