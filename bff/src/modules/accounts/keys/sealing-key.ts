import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { seal, unseal } from '../../../common/secrets/seal.js';
import { ENV, type Env } from '../../../config/env.js';

const FILE = 'accounts.key';
const KEY_BYTES = 32;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

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
    this.key ??= SECRETS_KEY ? Promise.resolve(SECRETS_KEY) : readOrMake(KEYS_DIR);
    return this.key;
  }
}

async function readOrMake(folder: string): Promise<Buffer> {
  const file = path.join(folder, FILE);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  if (!existsSync(file)) await make(file);
  await chmod(file, OWNER_ONLY.file);
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key; move it away, and another is made.`);
  return key;
}

/** Several servers may start at once: the first makes it, and nobody reads it before it is whole. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(randomBytes(KEY_BYTES).toString('base64'));
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(draft);
  }
}
