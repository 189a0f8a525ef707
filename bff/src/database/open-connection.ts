import { setTimeout as delay } from 'node:timers/promises';
import { type Env } from '../config/env.js';
import { StartError } from '../common/start-error.js';
import { type Connection } from './connection.js';
import { isConnectionFailure, sqlStateOf } from './database.errors.js';
import { MIGRATIONS_FOLDER } from './migrate.js';

const PAUSE_MS = 500;

type DatabaseEnv = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIR' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_SECONDS'
>;

interface OpenOptions {
  /** How long a server that cannot be used yet is waited for: both may have been started together. @default 60,000 */
  waitMs?: number;
  /** Told once, with the reason, when there is something to wait for. @default to standard error */
  onWait?: (sentence: string) => void;
}

/**
 * Opens whichever database is configured and brings it up to date. The other one's driver is not even loaded.
 * @throws StartError in one sentence when the server cannot be used within `waitMs`.
 */
export async function openConnection(env: DatabaseEnv, options: OpenOptions = {}): Promise<Connection> {
  const { DATABASE_URL: url } = env;
  if (url === undefined) return migrated(await openFolder(env.DATABASE_DIR ?? ''));
  const { waitMs = 60_000, onWait = console.error } = options;
  const until = performance.now() + waitMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrated(await openUrl(url, env));
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      if (performance.now() > until) throw new StartError(describeOutage(url, error));
      if (attempt === 1) onWait(`${describeOutage(url, error)} Waiting for it.`);
      await delay(PAUSE_MS);
    }
  }
}

async function migrated(connection: Connection): Promise<Connection> {
  try {
    await connection.migrate(MIGRATIONS_FOLDER);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openFolder(folder: string): Promise<Connection> {
  const { openPglite } = await import('./pglite/open-pglite.js');
  return openPglite(folder);
}

async function openUrl(url: string, env: DatabaseEnv): Promise<Connection> {
  const { PostgresConnection } = await import('./postgres/postgres-connection.js');
  return new PostgresConnection(url, {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.DATABASE_STATEMENT_SECONDS * 1_000,
  });
}

/** Without the address's user and password. */
function describeOutage(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname} cannot be used (${sqlStateOf(error) ?? 'no answer'}). Is it running, and is DATABASE_URL right?`;
}
