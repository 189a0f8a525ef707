import { type PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Connection, type TransactionOptions } from '../connection.js';
import { forceRowLevelSecurity } from '../migrate.js';
import { type Transaction } from '../transaction.js';

/** What this connection, and drizzle inside it, ask of PGlite: met by PGlite itself and by its worker's client. */
export interface PgliteLike {
  query: PGlite['query'];
  exec: PGlite['exec'];
  transaction: PGlite['transaction'];
  listen(channel: string, handler: (payload: string) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** PGlite has one session: transactions of all users follow one another. */
export class PgliteConnection implements Connection {
  private readonly orm: PgliteDatabase;

  constructor(private readonly client: PgliteLike) {
    this.orm = drizzle({ client: client as unknown as PGlite });
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, { readOnly }: TransactionOptions = {}): Promise<T> {
    return this.orm.transaction(
      (tx) => work(tx as unknown as Transaction),
      readOnly ? { accessMode: 'read only' } : undefined,
    );
  }

  async migrate(folder: string): Promise<void> {
    await migrate(this.orm, { migrationsFolder: folder });
    await forceRowLevelSecurity(this.orm);
  }

  async ping(): Promise<void> {
    await this.orm.execute(sql`select 1`);
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    await this.client.listen(channel, handler);
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
