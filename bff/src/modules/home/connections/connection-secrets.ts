import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { keyFromFile } from '../../../common/secrets/key-file.js';
import { derivedKey, Keyring, type SecretPlace } from '../../../common/secrets/keyring.js';
import { ENV, type Env } from '../../../config/env.js';

const FILE = 'connections.key';
/** The key before, for as long as something is sealed with it. */
const OLD_FILE = 'connections.old.key';
const PURPOSE = 'home connections';

interface Sealed {
  readonly userId: string;
  readonly id: string;
  readonly secret: Buffer | null;
}

/**
 * Seals passwords and tokens of connections, each for its own row. The key is derived from SECRETS_KEY; without one, from
 * a file that is made at the first need. Losing it costs the secrets, which have to be entered again, and nothing else.
 */
@Injectable()
export class ConnectionSecrets {
  private keyring: Promise<Keyring> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  async seal(text: string, { userId, id }: Pick<Sealed, 'userId' | 'id'>): Promise<Buffer> {
    return (await this.keys()).seal(text, placeOf(userId, id));
  }

  /** Null where there is none, or none that these keys open. */
  async open({ userId, id, secret }: Sealed): Promise<string | null> {
    return secret && (await this.keys()).open(secret, placeOf(userId, id));
  }

  /** The secret sealed with the newest key; undefined where it is already, or cannot be opened. */
  async renewed(sealed: Sealed): Promise<Buffer | undefined> {
    if (!sealed.secret || !(await this.keys()).isOld(sealed.secret)) return undefined;
    const text = await this.open(sealed);
    return text === null ? undefined : this.seal(text, sealed);
  }

  /** From now on another key seals, where it is from a file; the one before still opens. */
  async beginRotation(): Promise<void> {
    const [file, old] = [this.file(FILE), this.file(OLD_FILE)];
    // Begun before and not ended: the old one is not lost.
    if (this.env.SECRETS_KEY === undefined && existsSync(file) && !existsSync(old)) await rename(file, old);
    this.keyring = undefined;
  }

  /** To be called once nothing is sealed with the key before. */
  async endRotation(): Promise<void> {
    await rm(this.file(OLD_FILE), { force: true });
    this.keyring = undefined;
  }

  private keys(): Promise<Keyring> {
    this.keyring ??= this.read();
    return this.keyring;
  }

  private async read(): Promise<Keyring> {
    const { SECRETS_KEY, SECRETS_KEYS_OLD } = this.env;
    const newest = SECRETS_KEY ?? (await keyFromFile(this.file(FILE)));
    const before = existsSync(this.file(OLD_FILE)) ? [await keyFromFile(this.file(OLD_FILE))] : [];
    const [first, ...old] = [newest, ...SECRETS_KEYS_OLD, ...before].map((key) => derivedKey(key, PURPOSE));
    if (!first) throw new Error('There is no key.');
    return new Keyring([first, ...old]);
  }

  private file(name: string): string {
    return path.join(this.env.KEYS_DIR, name);
  }
}

function placeOf(userId: string, id: string): SecretPlace {
  return [userId, 'home_connections', id, 'secret'];
}
