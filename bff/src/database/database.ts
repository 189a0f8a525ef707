import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { auditLog } from './audit-log.table.js';
import { type Connection } from './connection.js';
import { DatabaseUnavailable } from './database.errors.js';
import { type Transaction } from './transaction.js';

export const CONNECTION = Symbol('Connection');

/** The only way to rows: every piece of work says for whom it runs, and the database enforces it. */
@Injectable()
export class Database {
  private readonly audited = new Set<string>();

  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  /** Runs the work in a transaction that sees only this user's rows. */
  forUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.connection.transaction(async (tx) => {
      await assume(tx, 'twyn_app', userId);
      return work(tx);
    });
  }

  /**
   * Runs named work across users in a transaction. The first time a process does a kind of work, it leaves a line in
   * the audit log: enough to know which rights were used, cheap enough to be always on.
   */
  async forSystem<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const isFirst = !this.audited.has(reason);
    const result = await this.connection.transaction(async (tx) => {
      await assume(tx, 'twyn_system');
      if (isFirst) await tx.insert(auditLog).values({ reason });
      return work(tx);
    });
    this.audited.add(reason);
    return result;
  }

  /** Reads across users, such as finding a session before its user is known. It cannot write, so it is not audited. */
  readAsSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.connection.transaction(
      async (tx) => {
        await assume(tx, 'twyn_system');
        return work(tx);
      },
      { readOnly: true },
    );
  }

  /** Rejects with DatabaseUnavailable, whatever the reason. */
  async ping(): Promise<void> {
    await this.connection.ping().catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
    });
  }

  listen(channel: string, handler: (payload: string) => void): Promise<void> {
    return this.connection.listen(channel, handler);
  }
}

/** One round trip; both settings end with the transaction. */
async function assume(tx: Transaction, role: string, userId = ''): Promise<void> {
  await tx.execute(sql`select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true)`);
}
