import { sql } from 'drizzle-orm';
import { type MemorySelection } from '../memory.rows.js';

export interface CandidateQuery {
  /** What to look for by words; none finds nothing. Common ones find nothing either: they order what others find. */
  terms: readonly { term: string; idf: number; isCommon: boolean }[];
  /** What to look for by meaning; null finds nothing. */
  vector: { model: string; values: Float32Array } | null;
  /** Put first among equals, by a bonus in the unit of `idf`. */
  authors: { names: readonly string[]; bonus: number };
  /** When to look for what happened, whatever it says; none finds nothing. */
  period?: { from: Date; to: Date } | null | undefined;
  selection: MemorySelection;
}

/** What a search reads unless it is told otherwise: what holds, and what the twin guesses. */
export const FINDABLE = { statuses: ['active', 'suggested'] } as const satisfies MemorySelection;

/** As the index of these few has it. */
export const IS_HIDDEN = sql`deleted_at is not null or status not in ('active', 'suggested')`;
