import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Env } from '../../../config/env.js';
import { oneDriver, sharedDatabase } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { ConnectionSecrets } from './connection-secrets.js';
import { ConnectionsRepository } from './connections.repository.js';
import { SealedSecretsRepository } from './sealed-secrets.repository.js';
import { SecretsCommand } from './secrets.command.js';

const NOW = new Date('2026-05-04T12:00:00Z');

describe.each(oneDriver)('the command that seals secrets anew, on %s', (driver) => {
  const test = sharedDatabase(driver);
  let env: Env;
  let place: { userId: string; id: string };

  beforeEach(async () => {
    env = { ...testEnv(), KEYS_DIR: await mkdtemp(path.join(tmpdir(), 'twyn-keys-')) };
    const { id: userId } = await test.addUser(crypto.randomUUID());
    place = { userId, id: crypto.randomUUID() };
    await new ConnectionsRepository(test.database).add({
      ...{ ...place, kind: 'mqtt', name: 'Broker', url: 'mqtt://broker.lan', username: 'twyn' },
      secret: await new ConnectionSecrets(env).seal('hunter2', place),
      ...{ statusAt: NOW, createdAt: NOW },
    });
  });
  afterEach(() => test.database.forSystem('test: empty', (tx) => tx.execute('delete from home_connections')));

  const run = (with_: Env, ...args: string[]): Promise<string> =>
    new SecretsCommand(new ConnectionSecrets(with_), new SealedSecretsRepository(test.database)).run(args);
  const opened = async (with_: Env): Promise<string | null> => {
    const [row] = await new SealedSecretsRepository(test.database).findAll();
    return new ConnectionSecrets(with_).open(row!);
  };

  it('gives up the key of the file, and every secret still opens', async () => {
    const before = await new SealedSecretsRepository(test.database).findAll();
    expect(await run(env, 'renew')).toBe('1 of 1 secrets are sealed anew.');
    expect(await opened(env)).toBe('hunter2');
    expect(await new SealedSecretsRepository(test.database).findAll()).not.toEqual(before);
    expect(existsSync(path.join(env.KEYS_DIR, 'connections.old.key'))).toBe(false);
  });

  it('moves from the file to SECRETS_KEY and on to another one', async () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const sealed = new SealedSecretsRepository(test.database);
    const [kept] = await sealed.findAll();
    const secret = await new ConnectionSecrets({ ...env, SECRETS_KEY: first }).seal('x', place);
    await sealed.replace(kept!, secret);
    const changed = { ...env, SECRETS_KEY: second, SECRETS_KEYS_OLD: [first] };
    expect(await run(changed, 'renew')).toBe('1 of 1 secrets are sealed anew.');
    expect(await opened({ ...env, SECRETS_KEY: second })).toBe('x');
  });

  it('names what no key opens, and leaves it as it is', async () => {
    const other = { ...env, SECRETS_KEY: Buffer.alloc(32, 3) };
    expect(await run(other, 'renew')).toContain(`have to be entered again: ${place.id}`);
    expect(await opened(env)).toBe('hunter2');
  });

  it('says how it is called', async () => {
    await expect(run(env, 'rotate')).rejects.toThrow('Usage: secrets renew');
  });
});
