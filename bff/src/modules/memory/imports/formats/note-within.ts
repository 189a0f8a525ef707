import { OverBudget } from '../../text-workers/over-budget.js';
import { type FoundMemory } from './importer.js';
import { type RunTextTask } from './read-row.js';

type Note = Omit<FoundMemory, 'row' | 'file'>;

/** A note that takes too long to read is kept with its words alone. */
export async function readNoteWithin(run: RunTextTask, path: string, content: string): Promise<Note> {
  try {
    return await run('readNote', { path, content }, content.length);
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    return {
      text: content,
      remark: 'Reading its properties, tags and links took too long; it was kept as plain text.',
    };
  }
}
