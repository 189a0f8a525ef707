import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { describeRelease } from './describe-release';

const RETIRED = process.env.SERVICE_WORKER === 'off';
const PLACEHOLDER = 'self.__RELEASE__';

/** Puts the worker at the root of the site, with the list of what the build has made. */
export function serviceWorker(): RsbuildPlugin {
  return {
    name: 'twyn:service-worker',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ environments: { web, worker } }) => {
        if (!web || !worker) return;
        const code = await readFile(
          join(worker.distPath, RETIRED ? 'retire.js' : 'service-worker.js'),
          'utf8',
        );
        const filled = RETIRED ? code : fill(code, JSON.stringify(await describeRelease(web.distPath)));
        await writeFile(join(web.distPath, 'service-worker.js'), filled);
      });
    },
  };
}

function fill(code: string, release: string): string {
  if (!code.includes(PLACEHOLDER)) throw new Error(`The built service worker no longer has ${PLACEHOLDER}.`);
  return code.replace(PLACEHOLDER, () => release);
}
