import type { Prerendered } from '../../src/app/prerender';
import { posts } from '../../src/features/site/content/catalog';
import { publicPages } from '../../src/features/site/lib/public-pages';
import { sitePaths } from '../../src/features/site/lib/site-paths';
import { robots, sitemap } from './sitemap';

const pages = publicPages.map((page): Prerendered => ({ ...page, html: '', styles: { css: '', names: [] } }));
const listed = [
  ...sitemap('https://twyn.example', pages).matchAll(/<loc>https:\/\/twyn[.]example(.*?)<\/loc>/g),
].map(([, path]) => path);

test('every public page is listed once, under the address that counts', () => {
  expect(listed.toSorted()).toEqual([...new Set(publicPages.map(({ canonical }) => canonical))].toSorted());
  expect(listed).toEqual(expect.arrayContaining(posts.map(({ href }) => href)));
  expect(listed).not.toContain(sitePaths.documentation);
});

test('robots are told where it is, and to leave the server alone', () => {
  expect(robots('https://twyn.example')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://twyn.example/sitemap.xml\n',
  );
});
