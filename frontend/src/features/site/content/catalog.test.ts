import { publicPages } from '../lib/public-pages';
import { guides, loadArticle, posts } from './catalog';
import { searchGuides } from './search-guides';

test('the guides stand in their order, the posts newest first', () => {
  expect(guides[0]?.href).toBe('/getting-started');
  expect(guides.map(({ order }) => order)).toEqual(guides.map((_guide, index) => index + 1));
  const days = posts.map(({ published }) => published ?? '');
  expect(days).toEqual(days.toSorted().reverse());
});

test('no address is used twice', () => {
  const addresses = publicPages.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every link between the pages leads to one of them', async () => {
  const pages = await Promise.all([
    ...guides.map(({ slug }) => loadArticle('guides', slug)),
    ...posts.map(({ slug }) => loadArticle('blog', slug)),
    ...['privacy-policy', 'terms-of-service'].map((slug) => loadArticle('legal', slug)),
  ]);
  const known = new Set(publicPages.map(({ path }) => path));
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href),
  );
  expect(links.filter((href) => !known.has(href))).toEqual([]);
});

test('the search finds passages with all the words and leads to their heading', () => {
  expect(searchGuides('forget thirty')[0]).toMatchObject({ href: '/docs/memories#forget-it' });
  expect(searchGuides('kangaroo')).toEqual([]);
  expect(searchGuides('  ')).toEqual([]);
});
