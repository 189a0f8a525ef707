import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prerendered } from '../../src/app/prerender';
import { headOf } from './head';
import type { PictureSizes } from './preload';

export interface Template {
  html: string;
  /** The style sheets of the application's own page, which stand inside of a prerendered one. */
  css: string;
  /** What the browser loads once somebody uses the page. */
  scripts: string[];
}

interface Filling {
  page: Prerendered;
  script: string;
  jsonLd: object;
  pictureSizes: PictureSizes;
  origin: string;
}

const SHEET = /<link href="([^"]+)" rel="stylesheet">/g;
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/** Takes the built page of the application apart: the prerendered ones are made of the same files. */
export async function openTemplate(folder: string): Promise<Template> {
  const html = await readFile(join(folder, 'app.html'), 'utf8');
  const sheets = [...html.matchAll(SHEET)].map(([, address = '']) => readFile(join(folder, address), 'utf8'));
  const scripts = [...html.matchAll(MODULE)].map(([, address = '']) => address);
  if (sheets.length === 0 || scripts.length === 0) {
    throw new Error('The built app.html has no style sheet or no script; the template no longer fits it.');
  }
  return { html, css: (await Promise.all(sheets)).join(''), scripts };
}

/** What stands in the page's style element. */
export function inlineCss({ css }: Template, { styles }: Prerendered): string {
  return css + styles.css;
}

export function fillTemplate(template: Template, filling: Filling): string {
  const { html, scripts } = template;
  const { page, script, jsonLd, pictureSizes, origin } = filling;
  // Emotion reads the names and leaves these rules as they are.
  const style = `<style data-emotion="css ${page.styles.names.join(' ')}">${inlineCss(template, page)}</style>`;
  const body = `<div id="root" data-scripts="${scripts.join(' ')}">${page.html}</div>`;
  const replace = (text: string, what: RegExp | string, by: string): string => {
    const result = text.replace(what, () => by);
    if (result === text) throw new Error(`The built app.html no longer has ${String(what)}.`);
    return result;
  };
  const steps: [RegExp | string, string][] = [
    [MODULE, ''],
    [SHEET, ''],
    [/<title>.*?<\/title>/s, ''],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<noscript>.*?<\/noscript>/s, ''],
    [
      '<script src="/theme.js"></script>',
      `${headOf(page, { origin, jsonLd, pictureSizes })}<script>${script}</script>${style}`,
    ],
    ['<div id="root"></div>', body],
  ];
  return steps.reduce((text, [what, by]) => replace(text, what, by), html);
}
