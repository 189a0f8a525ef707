import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  url: string;
  revision: string | null;
}

interface Release {
  name: string;
  scripts: string[];
  pages: Entry[];
  application: string[];
}

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const PRELOADED = /<link href="(\/static\/[^"]+)" rel="preload"/g;
const PAGE = /^(.*?)\/?index[.]html$/;
/** What the application's page needs beside its hashed files. */
const APP_PAGE = ['/app.html', '/theme.js', '/icon.svg'];

/** What a service worker must know of the release that it belongs to. */
export async function describeRelease(folder: string): Promise<Release> {
  const app = await readFile(join(folder, 'app.html'), 'utf8');
  const files = (await readdir(folder, { recursive: true })).sort();
  const pages = files.flatMap((file) => PAGE.exec(file)?.[1] ?? []).map((path) => `/${path}`);
  const content = {
    scripts: addresses(app, MODULE),
    pages: [
      ...(await Promise.all(pages.map((url) => entry(folder, url, join(url, 'index.html'))))),
      ...(await Promise.all(APP_PAGE.map((url) => entry(folder, url, url)))),
      ...addresses(app, PRELOADED).map((url) => ({ url, revision: null })),
    ],
    application: files
      .filter((file) => /^static\/(js|css)\/.*[.](js|css)$/.test(file))
      .map((file) => `/${file}`),
  };
  return { name: shortHash(JSON.stringify(content)), ...content };
}

async function entry(folder: string, url: string, file: string): Promise<Entry> {
  return { url, revision: shortHash(await readFile(join(folder, file))) };
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
