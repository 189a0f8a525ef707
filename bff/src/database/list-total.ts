import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type ListTotal, MAX_COUNTED, toListTotal } from '../common/list-total.js';
import { type Transaction } from './transaction.js';

/** How many rows there are, counted no further than the first of them that would not be told. */
export async function readTotal(
  tx: Transaction,
  from: SQLWrapper,
  where: SQL | undefined,
): Promise<ListTotal> {
  const { rows } = await tx.execute(sql`
    select count(*)::int as counted
    from (select from ${from} where ${where ?? sql`true`} limit ${MAX_COUNTED + 1}) as listed`);
  return toListTotal(Number(rows[0]?.counted ?? 0));
}
