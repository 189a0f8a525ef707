import { Injectable } from '@nestjs/common';
import { and, eq, lt } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { briefHiddenLines } from './brief-hidden.table.js';

const { userId: owner, date: onDate, key: named } = briefHiddenLines;
/** A brief has at most a line of each kind; who sends more has made them up. */
const MOST = 50;

@Injectable()
export class BriefHiddenRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, date: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ key: named })
        .from(briefHiddenLines)
        .where(and(eq(owner, userId), eq(onDate, date)))
        .limit(MOST),
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Those of earlier days go with it. */
  async add(userId: string, date: string, key: string): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.delete(briefHiddenLines).where(and(eq(owner, userId), lt(onDate, date)));
      const there = await tx.$count(briefHiddenLines, and(eq(owner, userId), eq(onDate, date)));
      if (there < MOST) await tx.insert(briefHiddenLines).values({ userId, date, key }).onConflictDoNothing();
    });
  }

  async clear(userId: string): Promise<void> {
    await this.database.forUser(userId, (tx) => tx.delete(briefHiddenLines).where(eq(owner, userId)));
  }
}
