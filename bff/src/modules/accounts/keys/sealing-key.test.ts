import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testEnv } from '../../../testing/env.js';
import { SealingKey } from './sealing-key.js';

const OWN_KEY = Buffer.alloc(32, 7).toString('base64');

describe('the sealing key', () => {
  let folder: string;

  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'twyn-keys-')), 'keys');
  });

  const keyOf = (changes: Record<string, string> = {}): SealingKey =>
    new SealingKey(testEnv({ KEYS_DIR: folder, ...changes }));

  it('K1: is made once, in a file that its owner alone may read', async () => {
    const sealed = await keyOf().seal('a link', 'ana');
    const [file] = readdirSync(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, file!)).mode & 0o777).toBe(0o600);
    await expect(keyOf().unseal(sealed, 'ana')).resolves.toBe('a link');
    await expect(keyOf().unseal(sealed, 'bo')).resolves.toBeNull();
  });

  it('is the same for servers that start at once', async () => {
    const [one, other] = [keyOf(), keyOf()];
    const [sealed] = await Promise.all([one.seal('a link', 'ana'), other.seal('x', 'y')]);
    await expect(other.unseal(sealed, 'ana')).resolves.toBe('a link');
  });

  it('is SECRETS_KEY where there is one; what another has sealed it does not open', async () => {
    const sealed = await keyOf().seal('a link', 'ana');
    const own = keyOf({ SECRETS_KEY: OWN_KEY });
    await expect(own.unseal(sealed, 'ana')).resolves.toBeNull();
    await expect(own.unseal(await own.seal('a link', 'ana'), 'ana')).resolves.toBe('a link');
  });

  it('K1: is not taken from a file that holds none', async () => {
    await keyOf().seal('a link', 'ana');
    writeFileSync(path.join(folder, 'accounts.key'), 'short');
    await expect(keyOf().seal('a link', 'ana')).rejects.toThrow('holds no key');
  });
});
