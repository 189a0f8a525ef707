import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeRelease } from './describe-release';

const APP_PAGE =
  '<script type="module" src="/static/js/app.1.js"></script><link href="/static/font/inter.1.woff2" rel="preload" as="font">';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await write({
    'app.html': APP_PAGE,
    'theme.js': '',
    'icon.svg': '',
    'index.html': 'home',
    'index.html.br': '',
    'docs/index.html': 'guides',
    'docs/memories/index.html': 'a guide',
    'sitemap.xml': '',
    'static/js/app.1.js': '',
    'static/js/app.1.js.gz': '',
    'static/js/async/page.1.js': '',
    'static/css/app.1.css': '',
    'static/image/ask.1.webp': '',
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

test('lists every page under its address, and the code apart', async () => {
  const { pages, application, scripts } = await describeRelease(folder);
  expect(pages.map(({ url }) => url).sort()).toEqual([
    '/',
    '/app.html',
    '/docs',
    '/docs/memories',
    '/icon.svg',
    '/static/font/inter.1.woff2',
    '/theme.js',
  ]);
  expect(application.sort()).toEqual([
    '/static/css/app.1.css',
    '/static/js/app.1.js',
    '/static/js/async/page.1.js',
  ]);
  expect(scripts).toEqual(['/static/js/app.1.js']);
});

test('a page that changes is another revision, in another release', async () => {
  const before = await describeRelease(folder);
  expect(await describeRelease(folder)).toEqual(before);
  await write({ 'docs/index.html': 'more guides' });
  const after = await describeRelease(folder);
  const changed = after.pages.filter(({ revision }, index) => revision !== before.pages[index]?.revision);
  expect(changed.map(({ url }) => url)).toEqual(['/docs']);
  expect(after.name).not.toBe(before.name);
});
