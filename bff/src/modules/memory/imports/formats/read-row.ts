import { OverBudget } from '../../text-workers/over-budget.js';
import { type TextWorkers } from '../../text-workers/text-workers.js';

export type RunTextTask = TextWorkers['run'];

/** What one row gives, or why it is left out: a row that takes too long must not hold up the rest of its file. */
export async function readRow<T>(read: () => Promise<T>): Promise<T | { reason: string }> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    return { reason: 'Reading it took too long, so it was left out.' };
  }
}
