import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../../common/secrets/seal.js';
import { HookCallRefused } from './hooks.errors.js';

/** A clock may be off by so much; what is older could be a copy of an earlier call. */
export const CLOCK_MS = 5 * 60_000;
const LONGEST_ID = 100;

/** What a caller says of a call besides what is in it. */
export interface CallHeaders {
  /** Seconds since 1970. */
  readonly time?: string | undefined;
  /** Chosen by the caller, another one for each call. */
  readonly id?: string | undefined;
  /** HMAC-SHA-256 of `time.id.body` in hexadecimal digits. */
  readonly signature?: string | undefined;
}

/** The secret for a column: only who calls with the token can open it. */
export function sealSecret(secret: string, token: string, hookId: string): Buffer {
  return seal(secret, keyOf(token, hookId));
}

/**
 * The digest by which a second copy of the call is known; undefined where nothing tells it from another one.
 * @throws HookCallRefused
 */
export function checkedDigest(
  { id: hookId, secret: sealed }: { readonly id: string; readonly secret: Buffer | null },
  call: CallHeaders & { readonly token: string; readonly body: Buffer },
  now: Date,
): Buffer | undefined {
  const { time, id, signature, token, body } = call;
  if (id !== undefined && id.length > LONGEST_ID)
    throw new HookCallRefused('The id of the call is too long.');
  if (time !== undefined && !isNear(time, now))
    throw new HookCallRefused('The time of the call is more than five minutes off.');
  if (sealed) {
    if (time === undefined || id === undefined || signature === undefined)
      throw new HookCallRefused('The call has to be signed, with its time and its id.');
    const secret = unseal(sealed, keyOf(token, hookId));
    const expected = createHmac('sha256', secret ?? '')
      .update(`${time}.${id}.`)
      .update(body)
      .digest();
    const given = Buffer.from(signature, 'hex');
    const isIts = given.length === expected.length && timingSafeEqual(given, expected);
    if (secret === null || !isIts) throw new HookCallRefused('The signature is not right.');
  }
  return id === undefined ? undefined : hash('sha256', id, 'buffer');
}

function isNear(time: string, now: Date): boolean {
  if (!/^\d{1,12}$/u.test(time)) return false;
  return Math.abs(Number(time) * 1_000 - now.getTime()) <= CLOCK_MS;
}

function keyOf(token: string, hookId: string): { key: Buffer; owner: string } {
  return { key: hash('sha256', `secret of ${token}`, 'buffer'), owner: hookId };
}
