import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type TimeRange } from '../../../common/time-position.js';
import { afterCursor } from '../../../database/keyset.js';
import { Database } from '../../../database/database.js';
import { skillRuns } from './runs.table.js';

export type RunRow = Omit<typeof skillRuns.$inferSelect, 'sequence'>;

export interface RunFilter {
  readonly channel?: RunRow['channel'] | undefined;
  readonly outcome?: 'changed' | 'undone' | 'answered' | 'awaiting' | undefined;
}

const hasEffect = and(eq(skillRuns.outcome, 'completed'), sql`jsonb_array_length(${skillRuns.effects}) > 0`);
const RESULTS = {
  changed: and(hasEffect, isNull(skillRuns.undoneAt)),
  undone: isNotNull(skillRuns.undoneAt),
  answered: and(eq(skillRuns.outcome, 'completed'), sql`jsonb_array_length(${skillRuns.effects}) = 0`),
  awaiting: ne(skillRuns.outcome, 'completed'),
};

@Injectable()
export class RunsRepository {
  constructor(private readonly database: Database) {}

  async add(run: RunRow): Promise<void> {
    await this.database.forUser(run.userId, (tx) => tx.insert(skillRuns).values(run));
  }

  /** The latest first. */
  findPage(userId: string, { limit, after, channel, outcome }: TimeRange & RunFilter): Promise<RunRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(skillRuns)
        .where(
          and(
            eq(skillRuns.userId, userId),
            channel && eq(skillRuns.channel, channel),
            outcome && RESULTS[outcome],
            afterCursor(skillRuns.at, skillRuns.id, after),
          ),
        )
        .orderBy(desc(skillRuns.at), desc(skillRuns.id))
        .limit(limit),
    );
  }

  /** The latest first. */
  findOfConversation(userId: string, conversationId: string, since: Date, limit: number): Promise<RunRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(skillRuns)
        .where(
          and(
            eq(skillRuns.userId, userId),
            eq(skillRuns.conversationId, conversationId),
            gte(skillRuns.at, since),
          ),
        )
        .orderBy(desc(skillRuns.sequence))
        .limit(limit),
    );
  }

  findOfMessages(userId: string, messageIds: readonly string[]): Promise<RunRow[]> {
    if (messageIds.length === 0) return Promise.resolve([]);
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(skillRuns)
        .where(and(eq(skillRuns.userId, userId), inArray(skillRuns.messageId, [...messageIds]))),
    );
  }

  /** The latest that changed something and still stands. */
  async findLastEffective(userId: string, since: Date, conversationId?: string): Promise<RunRow | undefined> {
    const [run] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(skillRuns)
        .where(
          and(
            eq(skillRuns.userId, userId),
            hasEffect,
            isNull(skillRuns.undoneAt),
            gte(skillRuns.at, since),
            conversationId === undefined ? undefined : eq(skillRuns.conversationId, conversationId),
          ),
        )
        .orderBy(desc(skillRuns.sequence))
        .limit(1),
    );
    return run;
  }

  async find(userId: string, id: string): Promise<RunRow | undefined> {
    const [run] = await this.database.forUser(userId, (tx) =>
      tx.select().from(skillRuns).where(isOwn(userId, id)),
    );
    return run;
  }

  /**
   * Of several who answer one question, the first gets it: false for the others. What was asked is not kept: it may
   * hold words that were not to be kept.
   */
  async close(userId: string, id: string): Promise<boolean> {
    const closed = await this.database.forUser(userId, (tx) =>
      tx
        .update(skillRuns)
        .set({ outcome: 'closed', asked: [], confirmation: null })
        .where(
          and(isOwn(userId, id), inArray(skillRuns.outcome, ['awaiting_confirmation', 'awaiting_answer'])),
        )
        .returning({ id: skillRuns.id }),
    );
    return closed.length > 0;
  }

  /** Everybody's that was done, or was asked about in vain, before these times. */
  async purge(doneBefore: Date, askedBefore: Date): Promise<void> {
    await this.database.forSystem('skills: purge runs', (tx) =>
      tx
        .delete(skillRuns)
        .where(
          or(
            lt(skillRuns.at, doneBefore),
            and(ne(skillRuns.outcome, 'completed'), lt(skillRuns.at, askedBefore)),
          ),
        ),
    );
  }

  /** Marks it before it is undone, so that of two only one undoes it: false for the other. */
  async markUndone(userId: string, id: string, undoneAt: Date): Promise<boolean> {
    const marked = await this.database.forUser(userId, (tx) =>
      tx
        .update(skillRuns)
        .set({ undoneAt })
        .where(and(isOwn(userId, id), isNull(skillRuns.undoneAt)))
        .returning({ id: skillRuns.id }),
    );
    return marked.length > 0;
  }
}

function isOwn(userId: string, id: string) {
  return and(eq(skillRuns.userId, userId), eq(skillRuns.id, id));
}
