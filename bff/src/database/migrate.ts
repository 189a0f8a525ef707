import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type Transaction } from './transaction.js';

/** The folder beside `src` and `dist`, so that the same path serves both. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * drizzle-kit writes ENABLE but not FORCE; without FORCE the owner of a table, which is what the server logs in as,
 * would pass its policies. Runs after every migration, so that no new table can be forgotten.
 */
export async function forceRowLevelSecurity(tx: Pick<Transaction, 'execute'>): Promise<void> {
  await tx.execute(sql`
    do $$
    declare owned regclass;
    begin
      for owned in
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
      loop
        execute format('alter table %s force row level security', owned);
      end loop;
    end $$`);
}
