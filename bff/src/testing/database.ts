import { inject } from 'vitest';
import { type Connection } from '../database/connection.js';
import { Database } from '../database/database.js';
import { PgliteConnection } from '../database/pglite/pglite-connection.js';
import { PostgresConnection } from '../database/postgres/postgres-connection.js';
import { users } from '../modules/users/users.table.js';
import { borrowPglite } from './kept-pglite.js';
import { copyOfTemplate } from './postgres-template.js';

/**
 * The databases this run can reach: `describe.each(drivers)('…', (driver) => …)`. Both are one PostgreSQL to SQL, so on each
 * runs only what may differ: connections, roles, locks, plans, messages between processes, what is done by several at once,
 * statements of our own whose values the drivers read and write by themselves (`tx.execute`), and one walk of every route.
 */
export const drivers = inject('drivers');
export type Driver = (typeof drivers)[number];

/** For all other tests, whatever can be reached: `describe.each(oneDriver)`. */
export const oneDriver: readonly Driver[] = ['pglite'];

export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** A new user, for rows to belong to. */
  addUser(uid: string): Promise<{ id: string }>;
  close(): Promise<void>;
}

/** An empty, migrated database of one's own, to be closed; a file of tests has it by `sharedDatabase`. */
export async function openTestDatabase(driver: Driver): Promise<TestDatabase> {
  const connection = driver === 'pglite' ? await openPglite() : await openPostgres();
  const database = new Database(connection);
  return {
    database,
    connection,
    addUser: (uid) =>
      database.forSystem('test: add a user', async (tx) => {
        const [user] = await tx.insert(users).values({ uid }).returning({ id: users.id });
        return user!;
      }),
    close: () => connection.close(),
  };
}

/** The one that the tests of a `describe` share: opened before them, empty until then, and closed after them. */
export function sharedDatabase(driver: Driver): TestDatabase {
  const test = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(test, await openTestDatabase(driver));
  });
  afterAll(() => test.close());
  return test;
}

async function openPglite(): Promise<Connection> {
  return new PgliteConnection(await borrowPglite(inject('pgliteTemplate')));
}

async function openPostgres(): Promise<Connection> {
  return new PostgresConnection(await copyOfTemplate(inject('postgresTemplate')));
}
