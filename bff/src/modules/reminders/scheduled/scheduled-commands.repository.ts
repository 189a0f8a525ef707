import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, lt, lte, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { type ScheduledCommand } from './scheduled-command.js';
import { scheduledCommands } from './scheduled-commands.table.js';

const owner = scheduledCommands.userId;
const columns = {
  id: scheduledCommands.id,
  status: scheduledCommands.status,
  text: scheduledCommands.text,
  source: scheduledCommands.source,
  calls: scheduledCommands.calls,
  undoesRunId: scheduledCommands.undoesRunId,
  undoesCommandId: scheduledCommands.undoesCommandId,
  isConfirmed: scheduledCommands.isConfirmed,
  dueAt: scheduledCommands.dueAt,
  recurrence: scheduledCommands.recurrence,
  timeZone: scheduledCommands.timeZone,
  outcome: scheduledCommands.outcome,
  result: scheduledCommands.result,
  ranAt: scheduledCommands.ranAt,
  runId: scheduledCommands.runId,
  createdAt: scheduledCommands.createdAt,
  updatedAt: scheduledCommands.updatedAt,
};

const isWaiting = eq(scheduledCommands.status, 'waiting');

/** Whose it is, and which. */
export interface DueCommand {
  readonly userId: string;
  readonly id: string;
}

@Injectable()
export class ScheduledCommandsRepository {
  constructor(private readonly database: Database) {}

  /** Those that wait by when they are due, then those that something came of since, the latest first. */
  findListed(userId: string, since: Date, limit: number): Promise<ScheduledCommand[]> {
    const isRecent = and(eq(scheduledCommands.status, 'finished'), gte(scheduledCommands.ranAt, since));
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(scheduledCommands)
        .where(and(eq(owner, userId), or(isWaiting, isRecent)))
        .orderBy(
          desc(scheduledCommands.status),
          sql`case when ${isWaiting} then ${scheduledCommands.dueAt} end`,
          desc(scheduledCommands.ranAt),
          asc(scheduledCommands.id),
        )
        .limit(limit),
    );
  }

  /** Does the work on one of the user's, which nobody else changes meanwhile. */
  change(
    userId: string,
    id: string,
    work: (found: ScheduledCommand | undefined) => ScheduledCommand | undefined,
  ): Promise<ScheduledCommand | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [found] = await tx.select(columns).from(scheduledCommands).where(is(userId, id)).for('update');
      const changed = work(found);
      if (changed) await store(tx, userId, changed);
      return changed ?? found;
    });
  }

  /** The one of that id where there is one already; undefined where so many wait. */
  add(userId: string, command: ScheduledCommand, most: number): Promise<ScheduledCommand | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [there] = await tx.select(columns).from(scheduledCommands).where(is(userId, command.id));
      if (there) return there;
      const ofUser = and(eq(owner, userId), isWaiting);
      const [row] = await tx.select({ waiting: count() }).from(scheduledCommands).where(ofUser);
      if ((row?.waiting ?? 0) >= most) return undefined;
      await tx.insert(scheduledCommands).values({ ...command, userId });
      return command;
    });
  }

  /** What came of its last time, where something did. */
  async findRunId(userId: string, id: string): Promise<string | undefined> {
    const [found] = await this.database.forUser(userId, (tx) =>
      tx.select({ runId: scheduledCommands.runId }).from(scheduledCommands).where(is(userId, id)),
    );
    return found?.runId ?? undefined;
  }

  /** Everybody's, the longest due first. */
  findDue(now: Date, limit: number): Promise<DueCommand[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select({ userId: owner, id: scheduledCommands.id })
        .from(scheduledCommands)
        .where(and(isWaiting, lte(scheduledCommands.dueAt, now)))
        .orderBy(asc(scheduledCommands.dueAt), asc(scheduledCommands.id))
        .limit(limit),
    );
  }

  /** When the next of anybody's is due after that moment. */
  async findNextDue(after: Date): Promise<Date | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx
        .select({ next: min(scheduledCommands.dueAt) })
        .from(scheduledCommands)
        .where(and(isWaiting, sql`${scheduledCommands.dueAt} > ${after.toISOString()}::timestamptz`)),
    );
    return row?.next ?? undefined;
  }

  /**
   * Locks it until the transaction around it ends; undefined where another process has it, did it, or where it was
   * cancelled or put off. To be called in a unit of work.
   */
  async take(userId: string, id: string, now: Date): Promise<ScheduledCommand | undefined> {
    const [taken] = await this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(scheduledCommands)
        .where(and(is(userId, id), isWaiting, lte(scheduledCommands.dueAt, now)))
        .for('update', { skipLocked: true }),
    );
    return taken;
  }

  async store(userId: string, command: ScheduledCommand): Promise<void> {
    await this.database.forUser(userId, (tx) => store(tx, userId, command));
  }

  /** Everybody's that nothing will come of any more. */
  async purge(before: Date): Promise<void> {
    await this.database.forSystem('scheduled commands: purge those long over', (tx) =>
      tx
        .delete(scheduledCommands)
        .where(and(ne(scheduledCommands.status, 'waiting'), lt(scheduledCommands.updatedAt, before))),
    );
  }
}

function is(userId: string, id: string): SQL | undefined {
  return and(eq(owner, userId), eq(scheduledCommands.id, id));
}

async function store(tx: Transaction, userId: string, { id, ...command }: ScheduledCommand): Promise<void> {
  await tx.update(scheduledCommands).set(command).where(is(userId, id));
}
