import { InvalidCursor } from './chat.errors.js';
import { type ConversationPosition, type ConversationRow } from './conversations.repository.js';

const CURSOR = /^(?<at>\d{1,15})~(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function cursorOf({ updatedAt, id }: ConversationRow): string {
  return Buffer.from(`${updatedAt.getTime()}~${id}`).toString('base64url');
}

export function positionOf(cursor: string): ConversationPosition {
  const { at, id } = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (at === undefined || id === undefined) throw new InvalidCursor();
  return { updatedAt: new Date(Number(at)), id };
}
