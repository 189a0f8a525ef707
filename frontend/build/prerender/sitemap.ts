import type { Prerendered } from '../../src/app/prerender';
import { escape } from './head';

/** Every page once, under the address that counts. */
export function sitemap(origin: string, pages: Prerendered[]): string {
  const urls = pages
    .filter(({ path, canonical }) => path === canonical)
    .map(({ path, published }) => {
      const changed = published ? `<lastmod>${published}</lastmod>` : '';
      return `  <url><loc>${escape(origin + path)}</loc>${changed}</url>\n`;
    });
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return `${head}${urls.join('')}</urlset>\n`;
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
