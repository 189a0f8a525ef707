import { Inject, Injectable } from '@nestjs/common';
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
    return this.connection.transaction(work, { settings: rightsOf('twyn_app', userId) });
  }

  /**
   * Runs named work across users in a transaction. The first time a process does a kind of work, it leaves a line in
   * the audit log: enough to know which rights were used, cheap enough to be always on.
   */
  async forSystem<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const isFirst = !this.audited.has(reason);
    const result = await this.connection.transaction(
      async (tx) => {
        if (isFirst) await tx.insert(auditLog).values({ reason });
        return work(tx);
      },
      { settings: rightsOf('twyn_system') },
    );
    this.audited.add(reason);
    return result;
  }

  /** Reads across users, such as finding a session before its user is known. It cannot write, so it is not audited. */
  readAsSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.connection.transaction(work, { readOnly: true, settings: rightsOf('twyn_system') });
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

function rightsOf(role: string, userId = ''): Record<string, string> {
  return { role, 'app.user_id': userId };
}
