import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Connection, type TransactionOptions } from '../connection.js';
import { isConnectionFailure, DatabaseUnavailable } from '../database.errors.js';
import { forceRowLevelSecurity } from '../migrate.js';
import { type Transaction } from '../transaction.js';
import { withTimeout } from './with-timeout.js';
import { type Deadline, ConnectionQueue } from './connection-queue.js';
import { PostgresListener } from './postgres-listener.js';

/** Any number; all processes of the product use the same one. */
const MIGRATION_LOCK = 7_296_114;

/** A caller gets its answer, or a 503, within two seconds of the database going away. */
const OPENING_TIMEOUT_MS = 1_800;
/** When the pool itself gives up a way to the server that nobody waits for any more. */
const ABANDONED_MS = 3_000;

interface PoolOptions {
  /** Connections kept at most; all replicas together must stay below PostgreSQL's `max_connections`. @default 10 */
  poolSize?: number;
  /** @default 10,000 */
  statementTimeoutMs?: number;
}

export class PostgresConnection implements Connection {
  readonly isShared = true;
  private readonly pool: pg.Pool;
  private readonly line: ConnectionQueue;
  private readonly listener: PostgresListener;

  constructor(
    private readonly url: string,
    { poolSize = 10, statementTimeoutMs = 10_000 }: PoolOptions = {},
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: ABANDONED_MS,
      statement_timeout: statementTimeoutMs,
      // The server enforces its own limit; this one is for a server that has gone silent.
      query_timeout: statementTimeoutMs + 2_000,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      keepAlive: true,
    });
    // A client that loses its server emits an error, idle or at work; unheard, it would end the process. The statement
    // at work fails as well and is answered; the pool drops the client and opens another for the next request.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.line = new ConnectionQueue(poolSize);
    this.listener = new PostgresListener(url);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const deadline = await this.line.enter();
    let client: pg.PoolClient | undefined;
    let isLost = false;
    try {
      client = await this.connect(deadline);
      return await runIn(client, work, options);
    } catch (error) {
      isLost = isConnectionFailure(error);
      throw isLost ? asUnavailable(error) : error;
    } finally {
      client?.release(isLost);
      this.line.leave(!isLost);
    }
  }

  private async connect(deadline: Deadline): Promise<pg.PoolClient> {
    const connecting = this.pool.connect();
    try {
      return await withTimeout(connecting, deadline);
    } catch (error) {
      // What comes after all is for whoever asks next.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw asUnavailable(error);
    }
  }

  async migrate(folder: string): Promise<void> {
    // Not from the pool: waiting for another process's migration may take longer than a request may.
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const database = drizzle({ client });
      await migrate(database, { migrationsFolder: folder });
      await forceRowLevelSecurity(database);
    } finally {
      await client.end();
    }
  }

  async ping(): Promise<void> {
    await this.transaction(() => Promise.resolve(), { readOnly: true });
  }

  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<void> {
    return this.listener.listen(channel, handler, onReconnect);
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.pool.end();
  }
}

async function runIn<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  await begin(client, options);
  try {
    const result = await work(drizzle({ client }));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * One round trip. A silent server must not hold the caller for the length of a statement: this one answers at once or
 * never.
 */
async function begin(
  client: pg.PoolClient,
  { readOnly = false, settings = {} }: TransactionOptions,
): Promise<void> {
  const configured = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  const statements = [
    `begin ${readOnly ? 'read only' : 'read write'}`,
    ...(configured.length > 0 ? [`select ${configured.join(', ')}`] : []),
  ];
  const dueAt = performance.now() + OPENING_TIMEOUT_MS;
  await withTimeout(client.query(statements.join('; ')), () => dueAt);
}

function asUnavailable(error: unknown): DatabaseUnavailable {
  return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
}
