import { type SQL } from 'drizzle-orm';
import { type Transaction } from '../../database/transaction.js';
import { moodEntries } from './mood-entries.table.js';

export interface ErasedMood {
  readonly id: string;
  readonly userId: string;
}

/** Runs in the transaction that erases them. */
export type MoodErasureStep = (tx: Transaction, moods: readonly ErasedMood[]) => Promise<void>;

/** Erases moods for good with what was said of them, and gives which they were; nothing else deletes any. */
export async function eraseMoods(
  tx: Transaction,
  chosen: SQL | undefined,
  alongside: MoodErasureStep,
): Promise<readonly ErasedMood[]> {
  const erased = await tx
    .delete(moodEntries)
    .where(chosen)
    .returning({ id: moodEntries.id, userId: moodEntries.userId });
  if (erased.length > 0) await alongside(tx, erased);
  return erased;
}
