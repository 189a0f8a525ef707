import { type Column, type SQL, sql } from 'drizzle-orm';
import { type TimePosition } from '../common/time-position.js';

/** Rows behind that position in a list that begins with the latest; no condition where there is none. */
export function isBehind(at: Column | SQL, id: Column, position: TimePosition | undefined): SQL | undefined {
  return position && sql`(${at}, ${id}) < (${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}
