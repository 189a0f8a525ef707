import { and, arrayOverlaps, eq, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { lineIdOf } from '../profile/profile-line.js';
import { twinChecks } from './twin-checks.table.js';

interface Erased {
  readonly id: string;
  readonly userId: string;
}

/**
 * An erasure step: questions about names and likings that went with their memories go, too, so that none of them counts
 * any more. Answers of conversations are none of its business.
 */
export async function eraseFromChecks(tx: Transaction, erased: readonly Erased[]): Promise<number> {
  for (const [userId, memories] of Map.groupBy(erased, (memory) => memory.userId)) {
    const likings = memories.map(({ id }) => lineIdOf(userId, `preference ${id}`));
    await tx
      .delete(twinChecks)
      .where(and(eq(twinChecks.userId, userId), arrayOverlaps(twinChecks.choices, likings)));
    await tx.execute(sql`delete from twin_checks c where c.user_id = ${userId} and c.kind <> 'liking'
      and exists (select 1 from unnest(c.choices) as choice where not exists
        (select 1 from entities e where e.user_id = ${userId} and e.id = choice))`);
  }
  return 0;
}
