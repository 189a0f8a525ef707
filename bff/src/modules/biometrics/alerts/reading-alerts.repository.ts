import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, gt, lte, min, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type ReadingAlert } from './reading-alert.js';
import { readingAlerts } from './reading-alerts.table.js';

const owner = readingAlerts.userId;
const columns = {
  id: readingAlerts.id,
  metric: readingAlerts.metric,
  condition: readingAlerts.condition,
  threshold: readingAlerts.threshold,
  minutes: readingAlerts.minutes,
  quietFrom: readingAlerts.quietFrom,
  quietUntil: readingAlerts.quietUntil,
  timeZone: readingAlerts.timeZone,
  isEnabled: readingAlerts.isEnabled,
  snoozedUntil: readingAlerts.snoozedUntil,
  holdsSince: readingAlerts.holdsSince,
  firedAt: readingAlerts.firedAt,
  firedValue: readingAlerts.firedValue,
  nextCheckAt: readingAlerts.nextCheckAt,
  createdAt: readingAlerts.createdAt,
  updatedAt: readingAlerts.updatedAt,
};

/** Whose it is, and which. */
export interface DueAlert {
  readonly userId: string;
  readonly id: string;
}

@Injectable()
export class ReadingAlertsRepository {
  constructor(private readonly database: Database) {}

  findAll(userId: string): Promise<ReadingAlert[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(readingAlerts)
        .where(eq(owner, userId))
        .orderBy(asc(readingAlerts.createdAt), asc(readingAlerts.id)),
    );
  }

  async find(userId: string, id: string): Promise<ReadingAlert | undefined> {
    const [found] = await this.database.forUser(userId, (tx) =>
      tx.select(columns).from(readingAlerts).where(is(userId, id)),
    );
    return found;
  }

  /** False where there are so many already. */
  add(userId: string, alert: ReadingAlert, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx.select({ there: count() }).from(readingAlerts).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(readingAlerts).values({ ...alert, userId });
      return true;
    });
  }

  /** What it is afterwards; `undefined` where it is not there. */
  async change(
    userId: string,
    id: string,
    change: Partial<Omit<ReadingAlert, 'id'>>,
  ): Promise<ReadingAlert | undefined> {
    const [changed] = await this.database.forUser(userId, (tx) =>
      tx.update(readingAlerts).set(change).where(is(userId, id)).returning(columns),
    );
    return changed;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx.delete(readingAlerts).where(is(userId, id)).returning({ id: readingAlerts.id }),
    );
    return removed.length > 0;
  }

  /** After readings were written; gives whether there is anything to look after. */
  async makeDue(userId: string, now: Date): Promise<boolean> {
    const due = await this.database.forUser(userId, (tx) =>
      tx
        .update(readingAlerts)
        .set({ nextCheckAt: now })
        .where(and(eq(owner, userId), eq(readingAlerts.isEnabled, true)))
        .returning({ id: readingAlerts.id }),
    );
    return due.length > 0;
  }

  /** Everybody's, the longest due first. */
  findDue(now: Date, limit: number): Promise<DueAlert[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select({ userId: owner, id: readingAlerts.id })
        .from(readingAlerts)
        .where(isDue(now))
        .orderBy(asc(readingAlerts.nextCheckAt), asc(readingAlerts.id))
        .limit(limit),
    );
  }

  /** When the next of anybody's is due after that moment. */
  async findNextDue(after: Date): Promise<Date | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx
        .select({ next: min(readingAlerts.nextCheckAt) })
        .from(readingAlerts)
        .where(and(eq(readingAlerts.isEnabled, true), gt(readingAlerts.nextCheckAt, after))),
    );
    return row?.next ?? undefined;
  }

  /** Locks it until the transaction around it ends; `undefined` where another process has it or had it. */
  async take(userId: string, id: string, now: Date): Promise<ReadingAlert | undefined> {
    const [taken] = await this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(readingAlerts)
        .where(and(is(userId, id), isDue(now)))
        .for('update', { skipLocked: true }),
    );
    return taken;
  }
}

function is(userId: string, id: string): SQL | undefined {
  return and(eq(owner, userId), eq(readingAlerts.id, id));
}

function isDue(now: Date): SQL | undefined {
  return and(eq(readingAlerts.isEnabled, true), lte(readingAlerts.nextCheckAt, now));
}
