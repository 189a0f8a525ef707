import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm';
import { type TimePosition } from '../../../common/time-position.js';
import { Database } from '../../../database/database.js';
import { afterCursor } from '../../../database/keyset.js';
import { users } from '../../users/users.table.js';
import { outsideCalls } from './outside-calls.table.js';

export type OutsideCallRow = Omit<typeof outsideCalls.$inferSelect, 'userId'>;

/** All calls to one port of one machine. */
export interface OutsideHost {
  readonly host: string;
  readonly port: number;
  readonly calls: number;
  /** Of them, those that were refused or failed. */
  readonly unanswered: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly lastAt: Date;
}

const MOST_HOSTS = 50;

@Injectable()
export class OutsideCallsRepository {
  constructor(private readonly database: Database) {}

  /** Nothing where the account is gone; what is there already stays. */
  async addAll(userId: string, calls: readonly OutsideCallRow[]): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const [owner] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('key share');
      if (!owner) return;
      await tx
        .insert(outsideCalls)
        .values(calls.map((call) => ({ ...call, userId })))
        .onConflictDoNothing();
    });
  }

  /** The newest first. */
  list(userId: string, after: TimePosition | undefined, limit: number): Promise<OutsideCallRow[]> {
    const { userId: _owner, ...columns } = getTableColumns(outsideCalls);
    const { id, at } = columns;
    return this.database.forUser(userId, (tx) =>
      tx
        .select(columns)
        .from(outsideCalls)
        .where(and(eq(outsideCalls.userId, userId), afterCursor(at, id, after)))
        .orderBy(desc(at), desc(id))
        .limit(limit),
    );
  }

  /** Those that got the most first, of calls that were made; 50 at most. */
  hosts(userId: string, since: Date): Promise<OutsideHost[]> {
    const { host, port, at, bytesSent, bytesReceived, outcome } = outsideCalls;
    const sent = sql<number>`sum(${bytesSent})`.mapWith(Number);
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          ...{ host, port, bytesSent: sent },
          bytesReceived: sql<number>`sum(${bytesReceived})`.mapWith(Number),
          calls: sql<number>`count(*)`.mapWith(Number),
          unanswered: sql<number>`count(*) filter (where ${outcome} <> 'ok')`.mapWith(Number),
          lastAt: sql<Date>`max(${at})`.mapWith(at),
        })
        .from(outsideCalls)
        .where(and(eq(outsideCalls.userId, userId), gte(at, since), ne(outcome, 'withheld')))
        .groupBy(host, port)
        .orderBy(desc(sent), host, port)
        .limit(MOST_HOSTS),
    );
  }

  async purge(before: Date): Promise<void> {
    await this.database.forSystem('ai dashboard: purge outside calls', (tx) =>
      tx.delete(outsideCalls).where(lt(outsideCalls.at, before)),
    );
  }
}
