import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The scripts of each first load, as paths below `dist/web`; written by the build, measured by `npm run bytes`. */
export interface FirstLoads {
  /** What every load of the application begins with. */
  initial: string[];
  /** What a first load imports lazily on its way to the screen, by its name. */
  lazy: Record<string, string[]>;
}

export const FIRST_LOADS_FILE = 'first-loads.json';

/** The lazy imports on the way to a screen, as their requests are written in the source. */
export const WAYS: Record<string, string[]> = {
  '/login': ['./pages/login-page'],
  '/dashboard (signed in)': ['./shell/app-shell', './pages/dashboard-page'],
  'Firebase, after the first paint': ['./firebase'],
  'The form of /login, after the first paint': ['./login-form'],
};

/** Writes `dist/first-loads.json`, so that measuring what a build weighs needs no second build. */
export function firstLoads(): RsbuildPlugin {
  return {
    name: 'twyn:first-loads',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (environment.name !== 'web' || !stats) return;
        const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
        const file = join(api.context.rootPath, 'dist', FIRST_LOADS_FILE);
        await writeFile(file, JSON.stringify(loadsOf(chunks), null, 2));
      });
    },
  };
}

function loadsOf(chunks: Rspack.StatsChunk[]): FirstLoads {
  return {
    initial: filesOf(chunks.filter(({ initial }) => initial)),
    lazy: Object.fromEntries(
      Object.entries(WAYS).map(([name, requests]) => {
        const wanted = chunks.filter(({ origins = [] }) =>
          origins.some(({ request }) => requests.includes(request)),
        );
        return [name, filesOf(wanted)];
      }),
    ),
  };
}

function filesOf(chunks: Rspack.StatsChunk[]): string[] {
  return chunks.flatMap(({ files = [] }) => files).filter((file) => file.endsWith('.js'));
}
