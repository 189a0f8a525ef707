import { sql } from 'drizzle-orm';
import { type Connection } from '../database/connection.js';
import { openTestDatabase } from './database.js';

/** Everything in the database that a test may leave behind, table by table. */
async function leftOvers(connection: Connection): Promise<Record<string, unknown>> {
  return connection.transaction(async (tx) => {
    const ask = async (query: ReturnType<typeof sql>): Promise<unknown[]> => (await tx.execute(query)).rows;
    const tables = await ask(sql`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
    const rows: unknown[] = [];
    for (const { relname } of tables as { relname: string }[])
      rows.push(...(await ask(sql`select ${relname} as name, t.* from ${sql.identifier(relname)} as t`)));
    return {
      tables,
      rows,
      counted: await ask(sql`select sequencename, last_value from pg_sequences where schemaname = 'public'`),
      known: await ask(sql`select relname, reltuples, relpages from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`),
      statistics: await ask(sql`select tablename from pg_stats where schemaname = 'public'`),
      // A language brings its own settings once it is first used.
      settings: await ask(
        sql`select name, setting from pg_settings where name not like 'plpgsql.%' order by name`,
      ),
      role: await ask(sql`select current_user::text as name`),
      temporary: await ask(sql`select relname from pg_class where relpersistence = 't'`),
      locks: await ask(sql`select locktype from pg_locks where locktype = 'advisory'`),
      channels: await ask(sql`select pg_listening_channels() as name`),
      migrations: await ask(sql`select hash from drizzle.__drizzle_migrations order by id`),
    };
  });
}

describe('the PGlite that a worker keeps', () => {
  it('comes back as it was, whatever rows and settings were left in it', async () => {
    const first = await openTestDatabase('pglite');
    const fresh = await leftOvers(first.connection);
    expect(fresh).toMatchObject({ rows: [], statistics: [], temporary: [], locks: [], channels: [] });

    await first.addUser('ana');
    await first.connection.listen('news', () => undefined);
    await first.connection.transaction(async (tx) => {
      await tx.execute(sql`create temporary table mine (word text)`);
      await tx.execute(sql`set statement_timeout = '1min'`);
      await tx.execute(sql`select set_config('app.user_id', 'ana', false), pg_advisory_lock(7)`);
      await tx.execute(sql`analyze`);
      await tx.execute(sql`set role twyn_system`);
    });
    await first.close();

    const second = await openTestDatabase('pglite');
    expect(await leftOvers(second.connection)).toEqual(fresh);
    await second.close();
  });

  it('is reached by nobody who has closed it', async () => {
    const first = await openTestDatabase('pglite');
    await first.close();
    const second = await openTestDatabase('pglite');
    await expect(first.addUser('late')).rejects.toThrow('This test database is closed.');
    const { rows } = await second.connection.transaction((tx) => tx.execute(sql`select * from users`));
    expect(rows).toEqual([]);
    await second.close();
  });

  it('is lent to one at a time, and never again once its schema was changed', async () => {
    const [first, second] = [await openTestDatabase('pglite'), await openTestDatabase('pglite')];
    await first.connection.transaction((tx) =>
      tx.execute(sql`alter table users add column shoe_size integer`),
    );
    await first.addUser('ana');
    const { rows } = await second.connection.transaction((tx) => tx.execute(sql`select * from users`));
    expect(rows).toEqual([]);
    await second.close();
    await first.close();

    const third = await openTestDatabase('pglite');
    await expect(
      third.connection.transaction((tx) => tx.execute(sql`select shoe_size from users`)),
    ).rejects.toThrow();
    await third.close();
  });
});
