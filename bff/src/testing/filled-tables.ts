import { type SQL, sql } from 'drizzle-orm';
import { type TestDatabase } from './database.js';

interface Column {
  table: string;
  name: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone` or `text[]`. */
  type: string;
}

interface ForeignKey {
  table: string;
  target: string;
  /** The n-th column of the table is the n-th of the target. */
  columns: string[];
  targetColumns: string[];
}

/** Values that any column of the type takes; text holds the canary, so that a scan for it finds the row. */
function valueFor(type: string, canary: string): SQL {
  if (type.endsWith('[]')) return sql.raw(`'{}'::${type}`);
  if (type === 'uuid') return sql`gen_random_uuid()`;
  if (type === 'text' || type.startsWith('character')) return sql`${canary}`;
  if (type === 'boolean') return sql`false`;
  if (type === 'bytea') return sql`convert_to(${canary}, 'UTF8')`;
  if (type === 'tsvector') return sql`to_tsvector('simple', ${canary})`;
  if (type.startsWith('timestamp')) return sql`now()`;
  if (type === 'date') return sql`current_date`;
  if (type.startsWith('time')) return sql`localtime`;
  if (type.startsWith('json')) return sql`to_json(${canary}::text)`;
  if (/^(smallint|integer|bigint|real|double|numeric)/.test(type)) return sql`1`;
  if (/^(half)?vec(tor)?/.test(type)) return sql.raw(`'[1,0,0]'::${type}`);
  throw new Error(`Say what a column of the type ${type} is filled with.`);
}

/**
 * Puts a row of the user into every table there is, made from the schema alone: a table that is added later is filled as
 * well, and one that cannot be filled fails. Gives the tables. Each text holds the canary. `full`: those that have a row already.
 */
export async function fillEveryTable(
  test: TestDatabase,
  { userId, canary, full = ['users'] }: { userId: string; canary: string; full?: readonly string[] },
): Promise<string[]> {
  const [columns, keys, tables] = await Promise.all([columnsOf(test), keysOf(test), tablesOf(test)]);
  const filled = new Set(full);
  while (filled.size < tables.length) {
    const next = tables.filter(
      (table) =>
        !filled.has(table) &&
        keys.every((key) => key.table !== table || key.target === table || filled.has(key.target)),
    );
    if (next.length === 0) throw new Error('The foreign keys of these tables go round in a circle.');
    for (const table of next) {
      const own = columns.filter((column) => column.table === table);
      const referring = keys.filter((key) => key.table === table && key.target !== table);
      await insert(test, { table, columns: own, keys: referring, userId, canary });
      filled.add(table);
    }
  }
  return tables;
}

interface Row {
  table: string;
  columns: Column[];
  keys: ForeignKey[];
  userId: string;
  canary: string;
}

async function insert(test: TestDatabase, { table, columns, keys, userId, canary }: Row): Promise<void> {
  const value = ({ name, type }: Column): SQL => {
    if (name === 'user_id') return sql`${userId}::uuid`;
    const key = keys.find((one) => one.columns.includes(name));
    if (!key) return valueFor(type, canary);
    const target = key.targetColumns[key.columns.indexOf(name)]!;
    return sql`(select ${sql.identifier(target)} from ${sql.identifier(key.target)} where ${ownerOf(key, userId)} limit 1)`;
  };
  const names = columns.map(({ name }) => sql.identifier(name));
  await test.database.forSystem('test: fill every table', (tx) =>
    tx.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        values (${sql.join(columns.map(value), sql`, `)})`,
    ),
  );
}

function ownerOf({ target, targetColumns }: ForeignKey, userId: string): SQL {
  if (target === 'users') return sql`id = ${userId}::uuid`;
  return targetColumns.includes('user_id') ? sql`user_id = ${userId}::uuid` : sql`true`;
}

async function read<T>({ database }: TestDatabase, query: SQL): Promise<T[]> {
  return (await database.readAsSystem((tx) => tx.execute(query))).rows as T[];
}

async function tablesOf(test: TestDatabase): Promise<string[]> {
  const rows = await read<{ name: string }>(
    test,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Without those that the database fills in by itself. */
function columnsOf(test: TestDatabase): Promise<Column[]> {
  return read<Column>(
    test,
    sql`select relname as "table", attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and attnum > 0 and not attisdropped and attidentity <> 'a' and attgenerated = ''
      order by relname, attnum`,
  );
}

function keysOf(test: TestDatabase): Promise<ForeignKey[]> {
  const names = (numbers: SQL, table: SQL): SQL => sql`array(
    select attname::text from unnest(${numbers}) with ordinality as part (number, place)
      join pg_attribute on attrelid = ${table} and attnum = part.number order by place)`;
  return read<ForeignKey>(
    test,
    sql`select conrelid::regclass::text as "table", confrelid::regclass::text as target,
        ${names(sql`conkey`, sql`conrelid`)} as columns, ${names(sql`confkey`, sql`confrelid`)} as "targetColumns"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
}
