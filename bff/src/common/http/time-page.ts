import { z } from 'zod';
import { type TimePosition, type TimeRange } from '../time-position.js';
import { decodeCursor, encodeCursor } from './time-cursor.js';

/** What is asked of a list ordered by time. */
export const timePageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
});
type TimePageQuery = z.output<typeof timePageQuery>;

/** What to read for a page: one row more than it shows, which tells whether another follows. */
export function rangeOf({ limit, cursor }: TimePageQuery): TimeRange {
  return { limit: limit + 1, after: cursor === undefined ? undefined : decodeCursor(cursor) };
}

/** The page of what was read with `rangeOf`. */
export function cutPage<Row>(
  rows: readonly Row[],
  { limit }: TimePageQuery,
  positionOf: (row: Row) => TimePosition,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, nextCursor: last === undefined ? null : encodeCursor(positionOf(last)) };
}
