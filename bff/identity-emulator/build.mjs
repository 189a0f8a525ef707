import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { outfile: { type: 'string' } } });

/** What the browser runs: the stand-in for Google's script, and the window and the frame of simulated sign-ins. */
const browser = await build({
  entryPoints: ['gapi-lite', 'simulated-window', 'helper-frame'].map((name) =>
    path.join(here, `browser/${name}.ts`),
  ),
  outdir: path.join(here, '../dist/browser'),
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  write: false,
});
const gapiLite = browser.outputFiles.find(({ path: file }) => file.endsWith('gapi-lite.js'));

// The server serves them by itself where it keeps its accounts; a test that builds the emulator elsewhere needs none.
if (values.outfile === undefined) {
  await mkdir(path.join(here, '../dist/browser'), { recursive: true });
  for (const { path: file, contents } of browser.outputFiles) await writeFile(file, contents);
}

// One file, so that an image with nothing but Node can run it. Names are not kept: they would triple the start time.
await build({
  entryPoints: [path.join(here, 'main.ts')],
  outfile: values.outfile ?? path.join(here, '../dist/identity-emulator.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // firebase-tools uses two deprecated parts of Node; the warnings would be the first lines of every log.
  banner: { js: 'process.noDeprecation = true;' },
  define: { GAPI_LITE: JSON.stringify(gapiLite.text) },
});
