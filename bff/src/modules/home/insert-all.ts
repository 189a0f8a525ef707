import { type PgTable } from 'drizzle-orm/pg-core';
import { type Transaction } from '../../database/transaction.js';

/** Keeps one statement far below the most parameters that it may have. */
const ROWS_AT_ONCE = 1_000;

/** Inserts however many rows there are; none is nothing to do. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
}
