import { sql } from 'drizzle-orm';
import { sqlStateOf } from './database.errors.js';
import { drivers, sharedDatabase, type TestDatabase } from '../testing/database.js';
import { fillEveryTable } from '../testing/filled-tables.js';

/** Tables that belong to nobody. A new table is either owned or is named here, with a reason. */
const GLOBAL_TABLES = new Set([
  // of the sign-in, before it is known which user of ours somebody is; requests see no row of them
  'account_action_codes',
  'account_providers',
  'account_refresh_tokens',
  'account_sign_ins',
  'account_signing_keys',
  'account_text_codes',
  'accounts',
  'audit_log', // about the whole installation; the app role may not even read it
  'system_calls', // made for nobody in particular: mail, and the sign-in before it is known who signs in
  'contact_messages', // written by visitors, who are no users; the app role may not even read them
]);

const INSUFFICIENT_PRIVILEGE = '42501';

interface TableFacts {
  name: string;
  hasOwner: boolean;
  forced: boolean;
  policies: string[];
}

describe.each(drivers)('row-level security on %s', (driver) => {
  const test = sharedDatabase(driver);
  let tables: TableFacts[];

  beforeAll(async () => {
    tables = await describeTables(test);
  });

  it('A1: finds every table owned or listed as global', () => {
    const unclassified = tables.filter(({ name, hasOwner }) => !hasOwner && !GLOBAL_TABLES.has(name));
    expect(tables.length).toBeGreaterThan(GLOBAL_TABLES.size);
    expect(unclassified.map(({ name }) => name)).toEqual([]);
  });

  it('A1: forces a policy on every owned table', () => {
    for (const table of tables.filter(({ hasOwner }) => hasOwner)) {
      expect(table).toMatchObject({ forced: true, policies: ['owner', 'system'] });
    }
  });

  it('A1: shows no row of any table to another user, nor while nobody is named, with a row in every one', async () => {
    const [ana, bo] = [await test.addUser('ana-of-the-tables'), await test.addUser('bo-of-the-tables')];
    const filled = await fillEveryTable(test, { userId: ana.id, canary: 'canary-of-ana' });
    expect(filled).toEqual(tables.map(({ name }) => name));

    const seenBy = async (name: string, userId: string): Promise<number | 'forbidden'> => {
      const mine = name === 'users' && userId !== '' ? sql`where id <> ${userId}::uuid` : sql``;
      const { rows } = await test.connection
        .transaction((tx) => tx.execute(sql`select 1 from ${sql.identifier(name)} ${mine}`), {
          settings: { role: 'twyn_app', 'app.user_id': userId },
        })
        .catch((error: unknown) => {
          if (sqlStateOf(error) === INSUFFICIENT_PRIVILEGE) return { rows: 'forbidden' as const };
          throw error;
        });
      return rows === 'forbidden' ? rows : rows.length;
    };
    for (const { name, hasOwner } of tables) {
      const all = await test.database.readAsSystem((tx) =>
        tx.execute(sql`select 1 from ${sql.identifier(name)}`),
      );
      expect(all.rows.length, `${name} is filled`).toBeGreaterThan(0);
      const [others, nobodys] = [await seenBy(name, bo.id), await seenBy(name, '')];
      expect([name, others || 0, nobodys || 0]).toEqual(
        hasOwner
          ? [name, 0, 0]
          : [name, expect.toBeOneOf([0, 'forbidden']), expect.toBeOneOf([0, 'forbidden'])],
      );
      // The rows are there to be seen, by whom they belong to.
      if (hasOwner && name !== 'users') expect(await seenBy(name, ana.id), name).toBeGreaterThan(0);
    }
  });

  it('K3: keeps the audit log append-only', async () => {
    await expect(
      test.database.forSystem('test: rewrite', (tx) => tx.execute(sql`delete from audit_log`)),
    ).rejects.toThrow();
    const user = await test.addUser('reader');
    await expect(
      test.database.forUser(user.id, (tx) => tx.execute(sql`select * from audit_log`)),
    ).rejects.toThrow();
  });
});

async function describeTables({ connection }: TestDatabase): Promise<TableFacts[]> {
  const { rows } = await connection.transaction((tx) =>
    tx.execute(sql`
      select c.relname as name, c.relforcerowsecurity as forced,
        c.relname = 'users' or exists (
          select from information_schema.columns
          where table_schema = 'public' and table_name = c.relname and column_name = 'user_id'
        ) as "hasOwner",
        array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by 1`),
  );
  return rows as unknown as TableFacts[];
}
