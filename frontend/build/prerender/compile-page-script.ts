import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';

const { transform, minify } = rspack.experiments.swc;

/** The one script inside of a prerendered page, small enough not to be a file of its own. */
export async function compilePageScript(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'page-script.ts'), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    isModule: false,
  });
  const result = await minify(`(()=>{${code}})()`, {
    compress: true,
    mangle: { toplevel: true },
    module: false,
  });
  return result.code.trim();
}
