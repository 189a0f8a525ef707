import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { keyFromFile } from '../../../common/secrets/key-file.js';
import { seal, unseal } from '../../../common/secrets/seal.js';
import { ENV, type Env } from '../../../config/env.js';

const FILE = 'accounts.key';

/**
 * Seals what a copy of the database alone must not open: private keys, links that wait. It is SECRETS_KEY; without one, a
 * key in a file that only the server's own user may read, made at the first need. Losing it costs nobody an account: new
 * keys are made, and links are asked for again.
 */
@Injectable()
export class SealingKey {
  private key: Promise<Buffer> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  async seal(text: string, owner: string): Promise<Buffer> {
    return seal(text, { key: await this.open(), owner });
  }

  /** Null where it was sealed with another key. */
  async unseal(bytes: Buffer, owner: string): Promise<string | null> {
    return unseal(bytes, { key: await this.open(), owner });
  }

  private open(): Promise<Buffer> {
    const { SECRETS_KEY, KEYS_DIR } = this.env;
    this.key ??= SECRETS_KEY ? Promise.resolve(SECRETS_KEY) : keyFromFile(path.join(KEYS_DIR, FILE));
    return this.key;
  }
}
