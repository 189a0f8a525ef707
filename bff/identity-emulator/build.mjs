import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { outfile: { type: 'string' } } });

const browser = await build({
  entryPoints: [path.join(here, 'browser/gapi-lite.ts')],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  write: false,
});

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
  define: { GAPI_LITE: JSON.stringify(browser.outputFiles[0].text) },
});
