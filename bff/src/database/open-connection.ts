import { type Env } from '../config/env.js';
import { StartError } from '../common/start-error.js';
import { type Connection } from './connection.js';
import { isConnectionFailure, sqlStateOf } from './database.errors.js';
import { MIGRATIONS_FOLDER } from './migrate.js';

/** Opens whichever database is configured and brings it up to date. The other one's driver is not even loaded. */
export async function openConnection(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIR'>): Promise<Connection> {
  const connection =
    env.DATABASE_URL === undefined
      ? await openFolder(env.DATABASE_DIR ?? '')
      : await openUrl(env.DATABASE_URL);
  try {
    await connection.migrate(MIGRATIONS_FOLDER);
    return connection;
  } catch (error) {
    await connection.close();
    throw isConnectionFailure(error) ? new StartError(describeOutage(env.DATABASE_URL, error)) : error;
  }
}

async function openFolder(folder: string): Promise<Connection> {
  const { openPglite } = await import('./pglite/open-pglite.js');
  return openPglite(folder);
}

async function openUrl(url: string): Promise<Connection> {
  const { PostgresConnection } = await import('./postgres/postgres-connection.js');
  return new PostgresConnection(url);
}

/** Without the address's user and password. */
function describeOutage(url = '', error: unknown): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname} cannot be used (${sqlStateOf(error) ?? 'no answer'}). Is it running, and is DATABASE_URL right?`;
}
