import { type TimePosition } from '../time-position.js';
import { DomainError } from './problem.js';

export class InvalidCursor extends DomainError {
  constructor() {
    super('invalid_cursor', 400, 'The cursor is not one that this list gave.');
  }
}

/** What a memory may be dated, which every database can read: the years 1 to 9999. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');
const CURSOR = /^(?<at>-?\d{1,15})~(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** No id stands before it: of the rows at a position with it, none is behind. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function encodeCursor({ at, id }: TimePosition): string {
  return Buffer.from(`${at.getTime()}~${id}`).toString('base64url');
}

export function decodeCursor(cursor: string): TimePosition {
  const { at, id } = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (at === undefined || id === undefined) throw new InvalidCursor();
  const moment = Number(at);
  if (moment < EARLIEST || moment > LATEST) throw new InvalidCursor();
  return { at: new Date(moment), id };
}

/** Begins a list with the latest that is before that moment. */
export function cursorBefore(at: Date): string {
  return encodeCursor({ at: new Date(Math.min(at.getTime(), LATEST)), id: FIRST_ID });
}
