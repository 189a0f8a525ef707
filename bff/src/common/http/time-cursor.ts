import { type TimePosition } from '../time-position.js';
import { DomainError } from './problem.js';

export class InvalidCursor extends DomainError {
  constructor() {
    super('invalid_cursor', 400, 'The cursor is not one that this list gave.');
  }
}

/** Thirteen digits of milliseconds reach to the year 2286, which every database can read. */
const CURSOR = /^(?<at>\d{1,13})~(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function encodeCursor({ at, id }: TimePosition): string {
  return Buffer.from(`${at.getTime()}~${id}`).toString('base64url');
}

export function decodeCursor(cursor: string): TimePosition {
  const { at, id } = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (at === undefined || id === undefined) throw new InvalidCursor();
  return { at: new Date(Number(at)), id };
}
