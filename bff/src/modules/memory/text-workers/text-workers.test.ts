import { mkdir, rm, symlink } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { build } from 'esbuild';
import { OverBudget } from './over-budget.js';
import { TextWorkers, threadsWithin } from './text-workers.js';

/** Inside of the workspace, so that its packages are found. */
const folder = path.resolve(
  import.meta.dirname,
  `../../../../node_modules/.text-workers-${String(process.pid)}`,
);
const bundled = async (name: string, source: { entry?: string; code?: string }): Promise<URL> => {
  const outfile = path.join(folder, `${name}.mjs`);
  await build({
    ...(source.entry === undefined
      ? { stdin: { contents: source.code ?? '', resolveDir: import.meta.dirname } }
      : { entryPoints: [source.entry] }),
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', outfile, logLevel: 'error' },
  });
  return pathToFileURL(outfile);
};
/** Begins like the real one, and never ends. */
const ENDLESS = `
import { threadId } from 'node:worker_threads';
export function runTextTask({ task, input, begun }) {
  if (input.text.startsWith('fine')) return { names: [], day: null };
  const { user, system } = process.threadCpuUsage();
  Atomics.store(begun, 1, Math.floor((user + system) / 1000));
  Atomics.store(begun, 0, threadId);
  if (input.text.startsWith('regexp')) return /^(a+)+$/.test('a'.repeat(60) + '!');
  for (;;);
}`;

describe('text workers', () => {
  let workers: TextWorkers;
  const read = (text: string): Promise<unknown> =>
    workers.run('readCapture', { text: text.padEnd(3_000), captured: null }, 3_000);

  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    // The words of the languages stand beside the code.
    await symlink(path.resolve(import.meta.dirname, '../../language/packs'), path.join(folder, 'packs'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => workers.beforeApplicationShutdown());

  it('O1: read in a thread what they would read here', async () => {
    workers = new TextWorkers({
      entry: await bundled('real', { entry: path.join(import.meta.dirname, 'text-worker.ts') }),
    });
    const text = `Yesterday I had dinner with Ben in Graz. ${'It rained. '.repeat(300)}`;
    const captured = { recordedAt: new Date('2026-11-23T12:00:00Z'), timeZone: 'UTC' };
    expect(await workers.run('readCapture', { text, captured }, text.length)).toEqual({
      names: [
        { kind: 'person', name: 'Ben' },
        { kind: 'place', name: 'Graz' },
      ],
      day: { at: new Date('2026-11-22T12:00:00Z'), isInferred: false },
    });
    const note = { path: 'Trip.md', content: `# Trip\n\n[[Rome]] #travel ${'a '.repeat(2_000)}` };
    expect(await workers.run('readNote', note, note.content.length)).toMatchObject({
      links: ['Rome'],
      tags: ['travel'],
    });
  });

  it.each(['loop', 'regexp'])('O1: end a task that does not end (%s), and go on', async (kind) => {
    workers = new TextWorkers({ entry: await bundled('endless', { code: ENDLESS }), budgetMs: 50 });
    await expect(read(kind)).rejects.toThrow(OverBudget);
    expect(await read('fine')).toEqual({ names: [], day: null });
  });

  it('ask no thread for a short text, and none once the server stops', async () => {
    workers = new TextWorkers({ entry: new URL('file:///nowhere') });
    const short = await workers.run('readCapture', { text: 'Dinner with Ben.', captured: null }, 16);
    expect(short.names).toEqual([{ kind: 'person', name: 'Ben' }]);
    await workers.beforeApplicationShutdown();
    await expect(read('too late')).rejects.toThrow('stopping');
  });
});

it.each([
  [0, 2],
  [512 * 1_024 ** 2, 1],
  [4 * 1_024 ** 3, 2],
  [2 ** 63, 2],
])('reads in as many threads as %d bytes of memory have room for: %d', (bytes, threads) => {
  expect(threadsWithin(bytes)).toBe(threads);
});
