import { hash, randomBytes } from 'node:crypto';

const WELL_FORMED = /^[\w-]{43}$/;

/** 256 random bits: nothing to forge and nothing to read. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token; a copy of the database opens nothing. Undefined for what cannot be one. */
export function hashOfToken(token: string | undefined): Buffer | undefined {
  return token !== undefined && WELL_FORMED.test(token) ? hash('sha256', token, 'buffer') : undefined;
}
