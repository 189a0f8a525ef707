import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../database/migrate.js';
import { PostgresConnection } from '../database/postgres/postgres-connection.js';

/** A migrated database that test files copy; named by the run, so that two runs may share a server. */
export class PostgresTemplate {
  private readonly name = `twyn_test_${randomUUID().slice(0, 8)}`;

  constructor(private readonly serverUrl: string) {}

  get url(): string {
    return withDatabase(this.serverUrl, this.name);
  }

  async create(): Promise<void> {
    await administer(this.serverUrl, `create database ${this.name}`);
    const connection = new PostgresConnection(this.url, { poolSize: 1 });
    await connection.migrate(MIGRATIONS_FOLDER);
    await connection.close();
  }

  async dropWithCopies(): Promise<void> {
    const names = await administer<{ datname: string }>(
      this.serverUrl,
      `select datname from pg_database where starts_with(datname, '${this.name}')`,
    );
    for (const { datname } of names)
      await administer(this.serverUrl, `drop database ${datname} with (force)`);
  }
}

/** Costs tens of milliseconds. */
export function copyOfTemplate(templateUrl: string): Promise<string> {
  return createBeside(templateUrl, new URL(templateUrl).pathname.slice(1));
}

/** For tests of the migrations themselves. */
export function emptyDatabase(templateUrl: string): Promise<string> {
  return createBeside(templateUrl, 'template0');
}

/** Dropped together with the template. */
async function createBeside(templateUrl: string, source: string): Promise<string> {
  const name = `${new URL(templateUrl).pathname.slice(1)}_${randomUUID().slice(0, 8)}`;
  const serverUrl = withDatabase(templateUrl, 'postgres');
  await administer(serverUrl, `create database ${name} template ${source}`);
  return withDatabase(serverUrl, name);
}

async function administer<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two copies of one template at once would refuse each other.
    await client.query('select pg_advisory_lock(7296115)');
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}
