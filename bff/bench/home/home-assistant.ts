/** The Home Assistant of the tests, in a process of its own. It stands in TypeScript that only a bundler reads. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as homes from '../../src/integrations/home/home-assistant/testing/small-home.ts';
import type * as servers from '../../src/integrations/home/home-assistant/testing/test-server.ts';
import { answerParent } from './asked.ts';

const TESTING = path.resolve(import.meta.dirname, '../../src/integrations/home/home-assistant/testing');
const CONTENTS = "export * from './test-server.ts'; export * from './small-home.ts';";
const { port, lit } = JSON.parse(process.argv[2] ?? '{}') as { port: number; lit: boolean };
// Below the workspace, so that its packages are found.
const folder = await mkdtemp(path.resolve(import.meta.dirname, '../../node_modules/.twyn-bench-'));
const outfile = path.join(folder, 'server.mjs');
await build({
  ...{ stdin: { contents: CONTENTS, resolveDir: TESTING }, outfile, bundle: true, packages: 'external' },
  ...{ platform: 'node', format: 'esm', logLevel: 'error' },
});
const { HomeAssistantTestServer, smallHome } = (await import(pathToFileURL(outfile).href)) as typeof servers &
  typeof homes;
await rm(folder, { recursive: true });
const server = new HomeAssistantTestServer(smallHome());
if (lit) server.change('light.kitchen', { state: 'on' });
await server.start(port);
answerParent({
  delay: (delayMs: number) => {
    server.delayMs = delayMs;
  },
  state: (entityId: string) => server.stateOf(entityId)?.state,
  calls: () =>
    server.calls.map(({ data, entityIds }) => {
      const name = entityIds.includes('light.bed') ? 'Bed' : 'Ceiling';
      return `${name} ${String(data['brightness'])}`;
    }),
});
