import { Injectable } from '@nestjs/common';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { modelCalls } from './model-calls.table.js';

export type ModelCallRow = Omit<typeof modelCalls.$inferInsert, 'userId' | 'id'>;

export interface ModelCallSummary {
  readonly answered: number;
  readonly failed: number;
  /** Of those that were answered; null without any. */
  readonly medianFirstMs: number | null;
  readonly medianWholeMs: number | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelDay {
  readonly date: string;
  readonly answered: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Until the first word, of those that were answered; null without any. */
  readonly medianFirstMs: number | null;
  readonly p95FirstMs: number | null;
}

const MEDIAN = 0.5;
const P95 = 0.95;

@Injectable()
export class ModelCallsRepository {
  constructor(private readonly database: Database) {}

  async add(userId: string, call: ModelCallRow): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.insert(modelCalls).values({ ...call, userId }));
  }

  summarise(userId: string, since: Date): Promise<ModelCallSummary> {
    const isAnswered = sql`${modelCalls.outcome} = 'answered'`;
    const median = (column: typeof modelCalls.firstTokenMs | typeof modelCalls.totalMs) =>
      sql<number | null>`percentile_disc(0.5) within group (order by ${column}) filter (where ${isAnswered})`;
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .select({
          answered: sql`count(*) filter (where ${isAnswered})`.mapWith(Number),
          failed: sql`count(*) filter (where not ${isAnswered})`.mapWith(Number),
          medianFirstMs: median(modelCalls.firstTokenMs),
          medianWholeMs: median(modelCalls.totalMs),
          inputTokens: sql`coalesce(sum(${modelCalls.inputTokens}), 0)`.mapWith(Number),
          outputTokens: sql`coalesce(sum(${modelCalls.outputTokens}), 0)`.mapWith(Number),
        })
        .from(modelCalls)
        .where(and(eq(modelCalls.userId, userId), gte(modelCalls.at, since)));
      if (!row) throw new Error('An aggregate gave no row.');
      return row;
    });
  }

  /** Of each day in that zone with a call, the earliest first; waits of those that were answered. */
  usage(userId: string, timeZone: string, since: Date): Promise<ModelDay[]> {
    const isAnswered = sql`${modelCalls.outcome} = 'answered'`;
    const date = sql<string>`to_char(${modelCalls.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
    const wait = (share: number) =>
      sql<
        number | null
      >`percentile_disc(${sql.raw(String(share))}) within group (order by ${modelCalls.firstTokenMs})
        filter (where ${isAnswered})`;
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          date,
          answered: sql`count(*) filter (where ${isAnswered})`.mapWith(Number),
          inputTokens: sql`coalesce(sum(${modelCalls.inputTokens}), 0)`.mapWith(Number),
          outputTokens: sql`coalesce(sum(${modelCalls.outputTokens}), 0)`.mapWith(Number),
          medianFirstMs: wait(MEDIAN),
          p95FirstMs: wait(P95),
        })
        .from(modelCalls)
        .where(and(eq(modelCalls.userId, userId), gte(modelCalls.at, since)))
        .groupBy(sql`1`)
        .orderBy(sql`1`),
    );
  }

  async purge(before: Date): Promise<void> {
    await this.database.forSystem('skills: purge model calls', (tx) =>
      tx.delete(modelCalls).where(lt(modelCalls.at, before)),
    );
  }
}
