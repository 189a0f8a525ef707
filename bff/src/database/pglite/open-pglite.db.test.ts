import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Connection } from '../connection.js';
import { sqlStateOf } from '../database.errors.js';
import { openPglite } from './open-pglite.js';

const seed = inject('pgliteTemplate');
const aFolder = (): string => join(mkdtempSync(join(tmpdir(), 'twyn-pglite-')), 'database');

describe('the embedded database in its thread', () => {
  const folder = aFolder();
  let connection: Connection;

  beforeAll(async () => {
    connection = await openPglite(folder, seed);
  });
  afterAll(() => connection.close());

  const addUser = (uid: string, on = connection): Promise<unknown> =>
    on.transaction((tx) => tx.execute(sql`insert into users (uid) values (${uid})`));
  const uids = async (on = connection): Promise<unknown[]> => {
    const { rows } = await on.transaction((tx) => tx.execute(sql`select uid from users order by uid`));
    return rows.map(({ uid }) => uid);
  };

  it('D2: keeps a second process out, and rows through a restart', async () => {
    await addUser('ana');
    await expect(openPglite(folder, seed)).rejects.toThrow('is in use by another Twyn process');
    await connection.close();
    connection = await openPglite(folder, seed);
    expect(await uids()).toContain('ana');
  });

  it('brings an error across with its code, and rolls back', async () => {
    await addUser('bo');
    const failure: unknown = await connection
      .transaction(async (tx) => {
        await tx.execute(sql`insert into users (uid) values ('cy')`);
        await tx.execute(sql`insert into users (uid) values ('bo')`);
      })
      .catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('23505');
    expect(await uids()).not.toContain('cy');
  });

  it('keeps transactions apart', async () => {
    const order: string[] = [];
    const slow = connection.transaction(async (tx) => {
      order.push('slow begins');
      await tx.execute(sql`select 1`);
      await delay(50);
      order.push('slow ends');
    });
    const quick = connection.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      order.push('quick');
    });
    await Promise.all([slow, quick]);
    expect(order).toEqual(['slow begins', 'slow ends', 'quick']);
  });

  it('refuses to write in a reading transaction', async () => {
    const write = connection.transaction((tx) => tx.execute(sql`delete from users`), { readOnly: true });
    await expect(
      write.catch((error: unknown) => Promise.reject(new Error(sqlStateOf(error)))),
    ).rejects.toThrow('25006');
  });

  it('leaves the event loop free while a query runs', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await connection.transaction((tx) => tx.execute(sql`select count(*) from generate_series(1, 1000000)`));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });

  it('delivers notifications', async () => {
    const heard: string[] = [];
    await connection.listen('news', (payload) => heard.push(payload));
    await connection.transaction((tx) => tx.execute(sql`select pg_notify('news', 'hello')`));
    await vi.waitFor(() => expect(heard).toEqual(['hello']));
  });
});

describe('a folder of the embedded database', () => {
  it('D2: that is broken is told in one sentence', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data', 'PG_VERSION'), '9\n');
    await expect(openPglite(folder, seed)).rejects.toThrow(
      /^The database in .* cannot be opened: it is damaged or of another version\./,
    );
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('whose first start was cut short starts afresh', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'data', 'base'), { recursive: true });
    writeFileSync(join(folder, 'data', 'PG_VERSION'), '17\n');
    writeFileSync(join(folder, 'unfinished'), '');
    const second = await openPglite(folder, seed);
    await second.ping();
    await second.close();
    expect(existsSync(join(folder, 'unfinished'))).toBe(false);
  });
});
