import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { twinVerdicts } from './twin-verdicts.table.js';

interface Erased {
  readonly id: string;
  readonly userId: string;
}

/** An erasure step: a verdict on words of a memory that goes for good goes with it. Answers are none of its business. */
export async function eraseFromVerdicts(tx: Transaction, erased: readonly Erased[]): Promise<number> {
  for (const [userId, memories] of Map.groupBy(erased, (memory) => memory.userId)) {
    const ids = memories.map(({ id }) => id);
    await tx
      .delete(twinVerdicts)
      .where(and(eq(twinVerdicts.userId, userId), arrayOverlaps(twinVerdicts.memoryIds, ids)));
  }
  return 0;
}
