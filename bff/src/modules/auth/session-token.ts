import { hash, randomUUID } from 'node:crypto';

export { hashOfToken, newToken } from '../../common/secrets/random-token.js';

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
