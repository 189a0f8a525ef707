import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { type Reminder } from './reminder.js';
import { reminders } from './reminders.table.js';

/** Once it was put off, that counts. */
const due = sql`coalesce(${reminders.snoozedUntil}, ${reminders.dueAt})`;

const columns = {
  id: reminders.id,
  kind: reminders.kind,
  status: reminders.status,
  text: reminders.text,
  dueAt: reminders.dueAt,
  recurrence: reminders.recurrence,
  snoozedUntil: reminders.snoozedUntil,
  durationSeconds: reminders.durationSeconds,
  startedAt: reminders.startedAt,
  remainingMs: reminders.remainingMs,
  areaId: reminders.areaId,
  source: reminders.source,
  closedAt: reminders.closedAt,
  createdAt: reminders.createdAt,
  updatedAt: reminders.updatedAt,
};

/** A user's reminders while something is done to them, all of it or nothing. */
export interface ReminderRows {
  /** By when they are due, those without a time last; nobody else changes them meanwhile. */
  findOpen(): Promise<Reminder[]>;
  countOpen(): Promise<number>;
  find(id: string): Promise<Reminder | undefined>;
  insert(reminder: Reminder): Promise<void>;
  store(reminder: Reminder): Promise<void>;
  remove(id: string): Promise<void>;
}

@Injectable()
export class RemindersRepository {
  constructor(private readonly database: Database) {}

  /** By when they are due, those without a time last. */
  findOpen(userId: string): Promise<Reminder[]> {
    return this.database.forUser(userId, (tx) => findOpen(tx, userId));
  }

  /** Open ones that come again, whenever they were last due. */
  findRepeating(userId: string): Promise<Reminder[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(reminders)
        .where(and(isOpen(userId), isNotNull(reminders.recurrence))),
    );
  }

  /** Open ones that come once and are due at or after that moment, the next first. */
  findNext(userId: string, from: Date, limit: number): Promise<Reminder[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(reminders)
        .where(
          and(
            isOpen(userId),
            isNull(reminders.recurrence),
            isNotNull(due),
            gte(due, sql`${from.toISOString()}::timestamptz`),
          ),
        )
        .orderBy(asc(due), asc(reminders.id))
        .limit(limit),
    );
  }

  /** Done and cancelled ones, the latest first. */
  findClosedPage(userId: string, { limit, after }: TimeRange): Promise<Reminder[]> {
    const isClosed = and(eq(reminders.userId, userId), ne(reminders.status, 'open'));
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(reminders)
        .where(and(isClosed, afterCursor(reminders.closedAt, reminders.id, after)))
        .orderBy(desc(reminders.closedAt), desc(reminders.id))
        .limit(limit),
    );
  }

  /** Gives how many of them there were. */
  async remove(userId: string, ids: readonly string[]): Promise<number> {
    const chosen = and(eq(reminders.userId, userId), inArray(reminders.id, [...ids]));
    const removed = await this.database.forUser(userId, (tx) =>
      tx.delete(reminders).where(chosen).returning({ id: reminders.id }),
    );
    return removed.length;
  }

  count(userId: string, ids: readonly string[]): Promise<number> {
    const chosen = and(eq(reminders.userId, userId), inArray(reminders.id, [...ids]));
    return this.database.forUser(userId, (tx) => tx.$count(reminders, chosen));
  }

  change<T>(userId: string, work: (rows: ReminderRows) => Promise<T>): Promise<T> {
    return this.database.forUser(userId, (tx) => work(new TransactionRows(tx, userId)));
  }
}

class TransactionRows implements ReminderRows {
  constructor(
    private readonly tx: Transaction,
    private readonly userId: string,
  ) {}

  findOpen(): Promise<Reminder[]> {
    return findOpen(this.tx, this.userId, { isLocked: true });
  }

  async countOpen(): Promise<number> {
    const [row] = await this.tx.select({ open: count() }).from(reminders).where(isOpen(this.userId));
    return row?.open ?? 0;
  }

  async find(id: string): Promise<Reminder | undefined> {
    const [row] = await this.tx.select(columns).from(reminders).where(this.is(id)).for('update');
    return row;
  }

  async insert(reminder: Reminder): Promise<void> {
    await this.tx.insert(reminders).values({ ...reminder, userId: this.userId });
  }

  async store({ id, ...reminder }: Reminder): Promise<void> {
    await this.tx.update(reminders).set(reminder).where(this.is(id));
  }

  async remove(id: string): Promise<void> {
    await this.tx.delete(reminders).where(this.is(id));
  }

  private is(id: string): SQL | undefined {
    return and(eq(reminders.userId, this.userId), eq(reminders.id, id));
  }
}

function isOpen(userId: string): SQL | undefined {
  return and(eq(reminders.userId, userId), eq(reminders.status, 'open'));
}

function findOpen(tx: Transaction, userId: string, { isLocked = false } = {}): Promise<Reminder[]> {
  const query = tx
    .select(columns)
    .from(reminders)
    .where(isOpen(userId))
    .orderBy(sql`${due} asc nulls last`, asc(reminders.createdAt), asc(reminders.id));
  return isLocked ? query.for('update') : query;
}
