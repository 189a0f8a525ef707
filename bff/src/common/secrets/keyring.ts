import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Version 2 of what is sealed: version, id of the key, IV, tag, text. Version 1 has no id, see `seal.ts`. */
const VERSION = 2;
const KEY_BYTES = 32;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES;
const CIPHER = 'aes-256-gcm';

/** User, table, row and column of a secret: moved elsewhere, it does not open. */
export type SecretPlace = readonly [user: string, table: string, row: string, column: string];

/** Seals with the newest key and opens with all of them, so that keys can be changed while the server runs. */
export class Keyring {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: Buffer;

  /** The newest comes first. */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    if (keys.some((key) => key.length !== KEY_BYTES)) throw new Error('A key has 32 bytes.');
    this.current = keys[0];
    this.keys = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
  }

  seal(text: string, place: SecretPlace): Buffer {
    const head = Buffer.concat([Buffer.of(VERSION), idOf(this.current)]);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.current, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(head, place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([head, iv, cipher.getAuthTag(), sealed]);
  }

  /** Null where it was sealed elsewhere or with a key that is gone, or was changed. */
  open(bytes: Buffer, place: SecretPlace): string | null {
    const textAt = HEAD_BYTES + IV_BYTES + TAG_BYTES;
    const key = this.keys.get(bytes.subarray(1, HEAD_BYTES).toString('hex'));
    if (bytes.length < textAt || bytes[0] !== VERSION || !key) return null;
    const iv = bytes.subarray(HEAD_BYTES, HEAD_BYTES + IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(boundTo(bytes.subarray(0, HEAD_BYTES), place))
      .setAuthTag(bytes.subarray(HEAD_BYTES + IV_BYTES, textAt));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Whether it is still sealed with a key that is to be given up. */
  isOld(bytes: Buffer): boolean {
    return bytes[0] !== VERSION || !bytes.subarray(1, HEAD_BYTES).equals(idOf(this.current));
  }
}

/** Another key for each purpose, from one in the configuration. */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `twyn ${purpose}`, KEY_BYTES));
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, ID_BYTES);
}

/** With lengths, so that “ab” and “c” are not “a” and “bc”. */
function boundTo(head: Buffer, place: SecretPlace): Buffer {
  const parts = place.flatMap((part) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(Buffer.byteLength(part));
    return [length, Buffer.from(part)];
  });
  return Buffer.concat([head, ...parts]);
}
