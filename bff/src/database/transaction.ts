import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of a raw query's result that both drivers share. */
interface RawResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** An open transaction, on whichever driver. `execute` gives `{ rows }`. */
export type Transaction = Omit<PgDatabase<RawResult>, 'transaction'>;
