import { type Column, type SQL, sql } from 'drizzle-orm';
import { type TimePosition } from '../common/time-position.js';

/** Keyset condition for the next page, newest first; `undefined` without a cursor. */
export function afterCursor(
  at: Column | SQL,
  id: Column,
  position: TimePosition | undefined,
): SQL | undefined {
  return position && sql`(${at}, ${id}) < (${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}
