import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface PageBytes {
  /** As its folder: `blog/a-post`. */
  page: string;
  /** Brotli bytes of the document itself, its style and script inside. */
  document: number;
  /** Brotli bytes of everything that runs before somebody uses the page: what stands inside and what it loads. */
  scripts: number;
}

const SCRIPT = /<script(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs;
const PRELOADED =
  /<link(?=[^>]*rel="(?:modulepreload|preload)")(?=[^>]*(?:modulepreload|as="script"))[^>]*href="([^"]+)"/g;

/** Every page that stands as HTML in a built folder, with what it costs before the first sign of use. */
export async function pageBytes(folder: string): Promise<PageBytes[]> {
  const pages: PageBytes[] = [];
  for await (const file of glob('**/index.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8');
    const scripts = await Promise.all(scriptsOf(html).map((script) => read(folder, script)));
    pages.push({
      page: file.replace(/\/?index.html$/, '') || '/',
      document: brotliCompressSync(html).length,
      scripts: scripts.reduce((sum, source) => sum + brotliCompressSync(source).length, 0),
    });
  }
  return pages;
}

type Script = { address: string } | { source: string };

function scriptsOf(html: string): Script[] {
  const running = [...html.matchAll(SCRIPT)].map(([, attributes = '', source = '']): Script => {
    const address = /src="([^"]+)"/.exec(attributes)?.[1];
    return address === undefined ? { source } : { address };
  });
  return [...running, ...[...html.matchAll(PRELOADED)].map(([, address = '']) => ({ address }))];
}

function read(folder: string, script: Script): Promise<Buffer> {
  return 'source' in script
    ? Promise.resolve(Buffer.from(script.source))
    : readFile(join(folder, script.address));
}
