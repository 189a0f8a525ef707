import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashOfToken } from '../../../common/secrets/random-token.js';

const PREFIX = 'twd_';
/** 256 bits, and a checksum: neither a typing error nor a guess needs the database. */
const FORM = /^twd_([\w-]{43})([\da-z]{6})$/u;
/** By so many its owner knows it, and finds it in a log. */
const SHOWN = 8;
const CHECKSUM_LENGTH = 6;

export function newDeviceToken(): string {
  const body = randomBytes(32).toString('base64url');
  return PREFIX + body + checksum(body);
}

/** What is kept of it; undefined for what cannot be one. A fast hash does: nobody chose these 256 bits. */
export function hashOfDeviceToken(token: string): Buffer | undefined {
  const [, body, check] = FORM.exec(token) ?? [];
  if (body === undefined) return hashOfToken(token);
  return check === checksum(body) ? hash('sha256', token, 'buffer') : undefined;
}

export function prefixOf(token: string): string {
  return token.slice(0, SHOWN);
}

function checksum(body: string): string {
  return (crc32(PREFIX + body) % 36 ** CHECKSUM_LENGTH).toString(36).padStart(CHECKSUM_LENGTH, '0');
}
