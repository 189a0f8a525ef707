import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Prerendered, Prerenderer } from '../../src/app/prerender';
import { compilePageScript } from './compile-page-script';
import { fillTemplate, inlineCss, openTemplate } from './template';
import { hashOf, writeInlinePolicy } from './inline-policy';
import { robots, sitemap } from './sitemap';

const ORIGIN = (process.env.PUBLIC_URL ?? '').replace(/\/$/, '') || 'http://localhost:8080';

/** Writes every public page as HTML that stands without scripts, from the same components that the browser runs. */
export function prerenderPages(): RsbuildPlugin {
  return {
    name: 'twyn:prerender-pages',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async ({ environments: { web, node } }) => {
        if (!web || !node) return;
        await writePages(web.distPath, join(node.distPath, 'prerender.js'));
      });
    },
  };
}

async function writePages(folder: string, bundle: string): Promise<void> {
  const { prerenderSite } = (await import(pathToFileURL(bundle).href)) as Prerenderer;
  const { pages, jsonLd, pictureSizes } = await prerenderSite(ORIGIN);
  const template = await openTemplate(folder);
  const script = await compilePageScript();

  const write = async (page: Prerendered): Promise<void> => {
    const html = fillTemplate(template, {
      page,
      script,
      jsonLd,
      pictureSizes,
      origin: ORIGIN,
    });
    refuseStyleAttributes(page.path, html);
    await writeInside(folder, join(page.path, 'index.html'), html);
  };
  await Promise.all([
    ...pages.map(write),
    writeInside(folder, 'sitemap.xml', sitemap(ORIGIN, pages)),
    writeInside(folder, 'robots.txt', robots(ORIGIN)),
    writeInlinePolicy(join(folder, '..'), {
      script: hashOf(script),
      styles: pages.map((page) => hashOf(inlineCss(template, page))),
    }),
  ]);
}

/** The page's policy would drop them silently. */
function refuseStyleAttributes(path: string, html: string): void {
  const [found] = /<[^<>]{1,2000}? style="[^"<>]*"/.exec(html) ?? [];
  if (found) throw new Error(`The prerendered ${path} has a style attribute: ${found}`);
}

async function writeInside(folder: string, path: string, content: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
