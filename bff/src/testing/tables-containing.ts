import { sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';

/** The tables in which a word stands, whoever's the rows are. A new table is among them by itself. */
export function tablesContaining(database: Database, word: string): Promise<string[]> {
  return database.readAsSystem(async (tx) => {
    const { rows: tables } = await tx.execute(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const table = sql.identifier(String(name));
      const { rows } = await tx.execute(
        sql`select 1 from ${table} where ${table}::text ilike ${`%${word}%`} limit 1`,
      );
      if (rows.length > 0) found.push(String(name));
    }
    return found.sort();
  });
}
