import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Connection } from '../database/connection.js';
import { Database } from '../database/database.js';
import { extensions } from '../database/pglite/extensions.js';
import { PgliteConnection } from '../database/pglite/pglite-connection.js';
import { PostgresConnection } from '../database/postgres/postgres-connection.js';
import { users } from '../modules/users/users.table.js';
import { copyOfTemplate } from './postgres-template.js';

/** The databases this run can reach. A database test runs once on each: `describe.each(drivers)('…', (driver) => …)`. */
export const drivers = inject('drivers');
export type Driver = (typeof drivers)[number];

export interface TestDatabase {
  database: Database;
  connection: Connection;
  /** A new user, for rows to belong to. */
  addUser(uid: string): Promise<{ id: string }>;
  close(): Promise<void>;
}

/** An empty, migrated database of this file's own. Open it in `beforeAll`, close it in `afterAll`. */
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

async function openPglite(): Promise<Connection> {
  const loadDataDir = new Blob([readFileSync(inject('pgliteTemplate'))]);
  return new PgliteConnection(await PGlite.create({ loadDataDir, extensions }));
}

async function openPostgres(): Promise<Connection> {
  return new PostgresConnection(await copyOfTemplate(inject('postgresTemplate')));
}
