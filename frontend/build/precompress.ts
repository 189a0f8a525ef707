import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const COMPRESSIBLE = /[.](js|css|html|svg|txt|webmanifest|json)$/;
/** Below one packet there is nothing to gain. */
const SMALLEST_BYTES = 1400;

/** Writes `.gz` and `.br` beside every text file, so that the front door compresses nothing at run time. */
export function precompress(): RsbuildPlugin {
  return {
    name: 'twyn:precompress',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => compressFolder(api.context.distPath));
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}
