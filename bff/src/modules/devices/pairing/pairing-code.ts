import { hash, randomInt } from 'node:crypto';

/** Base 32 without characters that look alike: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** By the first ones a pairing is found; the others must be right. */
const LOCATOR_LENGTH = 3;
const FORM = new RegExp(`^[${ALPHABET}]{${String(LENGTH)}}$`, 'u');

/** 40 bits. */
export function newPairingCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** As somebody types it: with blanks and dashes, in small letters, with what looks alike; undefined for what is no code. */
export function readPairingCode(typed: string): string | undefined {
  if (typed.length > 4 * LENGTH) return undefined;
  const code = typed.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');
  return FORM.test(code) ? code : undefined;
}

export function locatorOf(code: string): string {
  return code.slice(0, LOCATOR_LENGTH);
}

export function hashOfCode(code: string): Buffer {
  return hash('sha256', code, 'buffer');
}
