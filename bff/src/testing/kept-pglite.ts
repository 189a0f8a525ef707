import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../database/pglite/extensions.js';
import { type PgliteLike, type PgliteSession } from '../database/pglite/pglite-like.js';
import { giveValuesAsText } from '../database/pglite/values-as-text.js';

/** The one that nobody has at the moment. Opening another takes five times the computing that cleaning this one does. */
let kept: Kept | undefined;

interface Kept {
  client: PGlite;
  schema: string;
}

/**
 * An empty, migrated database. Whoever closes it gives it back to this worker, whose next test file gets it cleaned.
 * What a test has made other than rows is not undone: then the whole database is closed, and the next one opened anew.
 */
export async function borrowPglite(templateFile: string): Promise<PgliteLike> {
  const { client, schema } = kept ?? (await open(templateFile));
  kept = undefined;
  return new Loan(client, async () => {
    const isAsItWas = await clean(client, schema);
    if (isAsItWas && !kept) kept = { client, schema };
    else await client.close();
  });
}

async function open(templateFile: string): Promise<Kept> {
  const loadDataDir = new Blob([readFileSync(templateFile)]);
  const client = await PGlite.create({ loadDataDir, extensions });
  giveValuesAsText(client);
  return { client, schema: await schemaOf(client) };
}

/** Reaches the database until it is closed: what a test file has left running cannot write into the next one's. */
class Loan implements PgliteLike {
  private readonly deaf: (() => Promise<void>)[] = [];
  private isClosed = false;

  constructor(
    private readonly client: PGlite,
    private readonly giveBack: () => Promise<void>,
  ) {}

  async query(...given: Parameters<PgliteLike['query']>): ReturnType<PgliteLike['query']> {
    return inBrief(this.lent()).query(...given);
  }

  async transaction<T>(work: (session: PgliteSession) => Promise<T>): Promise<T> {
    return this.lent().transaction((session) => work(inBrief(session as PgliteSession)));
  }

  async listen(...given: Parameters<PgliteLike['listen']>): Promise<void> {
    this.deaf.push(await this.lent().listen(...given));
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const unlisten of this.deaf) await unlisten();
    await this.giveBack();
  }

  private lent(): PGlite {
    if (this.isClosed) throw new Error('This test database is closed.');
    return this.client;
  }
}

/** As the client of the worker thread asks it: without drizzle's parsers, which cost half of a small query. */
function inBrief(session: PgliteSession): PgliteSession {
  return { query: (sql, params, options = {}) => session.query(sql, params, { rowMode: options.rowMode }) };
}

/** Takes away rows, what sequences counted, statistics and whatever the session holds; whether the schema is as it was. */
async function clean(client: PGlite, schema: string): Promise<boolean> {
  if ((await schemaOf(client)) !== schema) return false;
  // Not together with the rest: it runs in no transaction.
  await client.exec('discard all');
  await client.exec(`
    do $$
    declare used text;
    begin
      select string_agg(oid::regclass::text, ', ') into used from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and (pg_relation_size(oid) > 0 or reltuples <> -1);
      if used is not null then execute 'truncate ' || used || ' cascade'; end if;
    end $$;
    select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
      where relnamespace = 'public'::regnamespace;
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
  return true;
}

/** Everything about the database that a migration or a role would change, in one line. */
async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    select md5(string_agg(fact, e'\\n' order by fact)) as schema from (
      select concat_ws('|', oid, relname, relkind, relacl, relrowsecurity, relforcerowsecurity) as fact
        from pg_class where relnamespace = 'public'::regnamespace
      union all
      select concat_ws('|', attrelid, attname, atttypid, attnotnull, attisdropped)
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all
      select concat_ws('|', oid, polname, polqual, polwithcheck) from pg_policy
      union all
      select concat_ws('|', oid, proacl, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select concat_ws('|', oid, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select concat_ws('|', oid, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all
      select concat_ws('|', oid, nspname, nspacl) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)'
      union all
      select concat_ws('|', role.*) from pg_roles as role
      union all
      select concat_ws('|', setdatabase, setrole, setconfig) from pg_db_role_setting
    ) as facts`);
  return rows[0]!.schema;
}
