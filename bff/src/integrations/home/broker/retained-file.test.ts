import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RetainedFile } from './retained-file.js';

const LAMP = { payload: Buffer.from('on').toString('base64'), qos: 1 } as const;

it('is whole however many ask for it to be saved at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'retained-'));
  const file = path.join(folder, 'retained.json');
  const kept = new RetainedFile(file);
  kept.set('lamp/state', LAMP);
  await Promise.all([kept.save(), kept.save(), kept.save()]);
  await expect(new RetainedFile(file).read()).resolves.toEqual(new Map([['lamp/state', LAMP]]));
  await rm(folder, { recursive: true });
});
