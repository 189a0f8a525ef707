import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Of the form below; another cipher or key gets another number. */
const VERSION = 1;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

interface Seal {
  key: Buffer;
  /** The user whose secret it is: sealed for one, it opens for no other. */
  owner: string;
}

/** Encrypts a secret for a column: version, random IV, tag, text. The same text never gives the same bytes twice. */
export function seal(text: string, { key, owner }: Seal): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(aadOf(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
}

/** The secret; null where it was sealed with another key, for another user, or is not what was sealed. */
export function unseal(bytes: Buffer, { key, owner }: Seal): string | null {
  if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION) return null;
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(aadOf(owner))
    .setAuthTag(bytes.subarray(1 + IV_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function aadOf(owner: string): Buffer {
  return Buffer.from(`${String(VERSION)}:${owner}`);
}
