import { sql } from 'drizzle-orm';
import { drivers, openTestDatabase, type TestDatabase } from '../testing/database.js';

/** Tables that belong to nobody. A new table is either owned or is named here, with a reason. */
const GLOBAL_TABLES = new Set([
  'audit_log', // about the whole installation; the app role may not even read it
  'contact_messages', // written by visitors, who are no users; the app role may not even read them
]);

interface TableFacts {
  name: string;
  hasOwner: boolean;
  forced: boolean;
  policies: string[];
}

describe.each(drivers)('row-level security on %s', (driver) => {
  let test: TestDatabase;
  let tables: TableFacts[];

  beforeAll(async () => {
    test = await openTestDatabase(driver);
    tables = await describeTables(test);
  });
  afterAll(() => test.close());

  it('finds every table owned or listed as global', () => {
    const unclassified = tables.filter(({ name, hasOwner }) => !hasOwner && !GLOBAL_TABLES.has(name));
    expect(tables.length).toBeGreaterThan(GLOBAL_TABLES.size);
    expect(unclassified.map(({ name }) => name)).toEqual([]);
  });

  it('forces a policy on every owned table', () => {
    for (const table of tables.filter(({ hasOwner }) => hasOwner)) {
      expect(table).toMatchObject({ forced: true, policies: ['owner', 'system'] });
    }
  });

  it('shows no row of any owned table while nobody is named', async () => {
    await test.addUser('somebody');
    for (const { name } of tables.filter(({ hasOwner }) => hasOwner)) {
      const { rows } = await test.connection.transaction(async (tx) => {
        await tx.execute(sql`select set_config('role', 'twyn_app', true)`);
        return tx.execute(sql`select * from ${sql.identifier(name)} limit 1`);
      });
      expect(rows, name).toEqual([]);
    }
  });

  it('keeps the audit log append-only', async () => {
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
