import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { InvalidCursor } from '../../../common/http/time-cursor.js';

/** Where a page of a list of entities ended, whichever way it is sorted. */
export interface EntityPosition {
  mentions: number;
  /** Its name, as the list is sorted by it. */
  folded: string;
  id: string;
}

/** PostgreSQL takes no NUL, and no name has one. */
const position = z.tuple([
  z.int().min(0).max(MAX_INTEGER),
  z.string().refine((name) => name.isWellFormed() && !name.includes('\0')),
  z.uuid(),
]);

export function encodeEntityCursor({ mentions, folded, id }: EntityPosition): string {
  return Buffer.from(JSON.stringify([mentions, folded, id])).toString('base64url');
}

export function decodeEntityCursor(cursor: string): EntityPosition {
  const read = position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new InvalidCursor();
  const [mentions, folded, id] = read.data;
  return { mentions, folded, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
