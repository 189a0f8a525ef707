import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** The key of a file, which only the server’s own user may read; made at the first need. */
export async function keyFromFile(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
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
