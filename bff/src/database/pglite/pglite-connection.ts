import { type PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Connection, type TransactionOptions } from '../connection.js';
import {
  DatabaseUnavailable,
  DISK_FULL,
  isConnectionFailure,
  READ_ONLY,
  sqlStateOf,
} from '../database.errors.js';
import { forceRowLevelSecurity } from '../migrate.js';
import { type Transaction } from '../transaction.js';
import { PgliteMaintenance } from './maintenance.js';
import { type PgliteLike } from './pglite-like.js';
import { type Room } from './room.js';

/** PGlite has one session: transactions of all users follow one another. */
export class PgliteConnection implements Connection {
  readonly isShared = false;
  private readonly orm: PgliteDatabase;
  private readonly maintenance: PgliteMaintenance;

  constructor(
    private readonly client: PgliteLike,
    private readonly onClosed: () => void = () => undefined,
    private readonly room?: Room,
  ) {
    this.orm = drizzle({ client: client as unknown as PGlite });
    this.maintenance = new PgliteMaintenance(client, room);
  }

  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { readOnly = false, settings = {} }: TransactionOptions = {},
  ): Promise<T> {
    const configured = Object.entries(settings).map(
      ([name, value]) => sql`set_config(${name}, ${value}, true)`,
    );
    const isCramped = !readOnly && this.room?.isThere() === false;
    const result = await this.orm
      .transaction(
        async (tx) => {
          if (configured.length > 0) await tx.execute(sql`select ${sql.join(configured, sql`, `)}`);
          return work(tx);
        },
        readOnly || isCramped ? { accessMode: 'read only' } : undefined,
      )
      .catch((error: unknown) => {
        if (isCramped && sqlStateOf(error) === READ_ONLY) throw new NoRoom(error);
        throw isConnectionFailure(error) ? new DatabaseUnavailable(error) : error;
      });
    if (!readOnly) this.maintenance.noteWrite();
    return result;
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

  async close(): Promise<void> {
    this.maintenance.stop();
    await this.client.close();
    this.onClosed();
  }
}

/** As PostgreSQL says it. Reading goes on meanwhile, by the same calls. */
class NoRoom extends Error {
  readonly code = DISK_FULL;

  constructor(cause: unknown) {
    super('No space left on the disk of the database.', { cause });
  }
}
