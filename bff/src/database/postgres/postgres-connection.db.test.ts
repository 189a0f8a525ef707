import { createServer, type Server, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { copyOfTemplate, emptyDatabase } from '../../testing/postgres-template.js';
import { DatabaseUnavailable } from '../database.errors.js';
import { MIGRATIONS_FOLDER } from '../migrate.js';
import { PostgresConnection } from './postgres-connection.js';

/** Longer than the two seconds promised, by what a busy machine may add. */
const PROMISED_MS = 2_500;

const select1 = (connection: PostgresConnection): Promise<unknown> =>
  connection.transaction((tx) => tx.execute(sql`select 1`));

/** As a long computation does. */
function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

async function failsInTime(work: Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(PROMISED_MS);
}

describe('PostgresConnection without its server', () => {
  let silent: Server;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('says at once that nothing listens', async () => {
    const connection = new PostgresConnection('postgres://nobody@127.0.0.1:9/nothing');
    await failsInTime(select1(connection));
    await failsInTime(connection.ping());
    await connection.close();
  });

  it('E1: does not wait for a server that says nothing', async () => {
    const { port } = silent.address() as AddressInfo;
    const connection = new PostgresConnection(`postgres://nobody@127.0.0.1:${port}/nothing`);
    await failsInTime(select1(connection));
    await connection.close();
  });
});

describe.runIf(inject('drivers').includes('postgres'))('PostgresConnection', () => {
  let url: string;
  let connection: PostgresConnection;

  beforeAll(async () => {
    url = await copyOfTemplate(inject('postgresTemplate'));
    connection = new PostgresConnection(url);
  });
  afterAll(() => connection.close());

  const dropEverybodyElse = (): Promise<unknown> =>
    new PostgresConnection(url, { poolSize: 1 }).transaction((tx) =>
      tx.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    );

  it('E1: recovers by itself when its connections were cut', async () => {
    await select1(connection);
    const cut = connection.transaction(async (tx) => {
      await dropEverybodyElse();
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    await select1(connection);
  });

  it.each<[string, (connection: PostgresConnection) => Promise<unknown>]>([
    ['a connection', () => Promise.resolve()],
    ['an answer', select1],
  ])('does not take its own standstill for a silent server while it waits for %s', async (_, prepare) => {
    const fresh = new PostgresConnection(url, { poolSize: 1 });
    await prepare(fresh);
    const asked = select1(fresh);
    await nextTurn();
    standStill(PROMISED_MS);
    await asked;
    await fresh.close();
  });

  it('answers as unavailable what took too long', async () => {
    const endless = connection.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(5)`);
    });
    await failsInTime(endless);
    await select1(connection);
  });

  // These two only wait, each for more than two seconds: beside each other.
  it.concurrent('O1: sheds what would have to wait too long for a connection', async () => {
    const narrow = new PostgresConnection(url, { poolSize: 1 });
    const busy = narrow.transaction((tx) => tx.execute(sql`select pg_sleep(2.2)`));
    await failsInTime(select1(narrow));
    await busy;
    await select1(narrow);
    await narrow.close();
  });

  it.concurrent('serves a crowd one after the other, however long the last one waits', async () => {
    const narrow = new PostgresConnection(url, { poolSize: 1 });
    const crowd = Array.from({ length: 12 }, () =>
      narrow.transaction((tx) => tx.execute(sql`select pg_sleep(0.2)`)),
    );
    await Promise.all(crowd);
    await narrow.close();
  });

  it('E4: hears what another process announces, also after its line was cut', async () => {
    const heard: string[] = [];
    await connection.listen('news', (payload) => heard.push(payload));
    const other = new PostgresConnection(url, { poolSize: 1 });
    const announce = (text: string): Promise<unknown> =>
      other.transaction((tx) => tx.execute(sql`select pg_notify('news', ${text})`));
    await announce('first');
    await vi.waitFor(() => expect(heard).toContain('first'));

    await dropEverybodyElse();
    await vi.waitFor(
      async () => {
        await announce('second');
        expect(heard).toContain('second');
      },
      { timeout: 10_000, interval: 250 },
    );
    await other.close();
  });

  it('D3: migrates once when several processes start at the same time', async () => {
    const fresh = await emptyDatabase(inject('postgresTemplate'));
    const processes = Array.from({ length: 4 }, () => new PostgresConnection(fresh, { poolSize: 1 }));
    await Promise.all(processes.map((process) => process.migrate(MIGRATIONS_FOLDER)));
    const { rows } = await processes[0]!.transaction((tx) =>
      tx.execute(
        sql`select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
      ),
    );
    expect(rows[0]?.all).toBe(rows[0]?.different);
    await Promise.all(processes.map((process) => process.close()));
  });
});
