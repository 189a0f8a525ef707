import type { Prerendered } from '../../src/app/prerender';
import { type PictureSizes, preloadOf } from './preload';

interface Site {
  origin: string;
  jsonLd: object;
  pictureSizes: PictureSizes;
}

/** Title, description and what search engines and link previews read. */
export function headOf(page: Prerendered, { origin, jsonLd, pictureSizes }: Site): string {
  const { description, canonical, image } = page;
  const title = escape(`Twyn | ${page.title}`);
  const url = origin + canonical;
  const properties = {
    'og:type': page.published ? 'article' : 'website',
    'og:site_name': 'Twyn',
    'og:title': title,
    'og:description': escape(description),
    'og:url': url,
    'og:image': origin + image,
  };
  const graph = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${value}">`,
  );
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${url}">`,
    ...graph,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inScript(jsonLd)}</script>`,
    ...(page.picture ? preloadOf(page.picture, pictureSizes) : []),
  ].join('');
}

/** A data block: it does not run, and the policy for scripts does not concern it. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
