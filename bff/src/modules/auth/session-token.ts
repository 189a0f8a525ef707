import { hash, randomBytes, randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w-]{43}$/;

/** 256 random bits: nothing to forge and nothing to read. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token; a copy of the database opens no session. Undefined for what cannot be one. */
export function hashOfToken(token: string | undefined): Buffer | undefined {
  return token !== undefined && WELL_FORMED.test(token) ? hash('sha256', token, 'buffer') : undefined;
}

/**
 * The id of a new session. One attempt has one id, however often it is sent, so that its repeat meets the row of the
 * first; it is made with the user's id, so that nobody can name another's session.
 */
export function sessionIdOf(userId: string, attemptId: string | undefined): string {
  if (attemptId === undefined) return randomUUID();
  const hex = hash('sha256', `${userId}/${attemptId}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
