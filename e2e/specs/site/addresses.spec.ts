import { expect, test } from '../../fixtures/test.ts';

test('an address that is nobody’s leads home, and to nowhere else', async ({ page, baseURL }) => {
  const home = baseURL ?? '';
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const address of [
    '/no/such/page',
    '/no-such.page',
    '/index.php?x=1',
    '/twin-of-nobody',
    '//evil.example',
    '/%2f%2fevil.example',
  ]) {
    await page.goto(`${home}${address}`);
    await expect(page, address).toHaveURL(`${home}/`);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect([...origins]).toEqual([home]);
});

test('a post that is nobody’s is said to be missing, however long its name', async ({ page }) => {
  for (const name of ['no-such-post', 'x'.repeat(3000)]) {
    await page.goto(`/blog/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
    await expect(page).toHaveTitle('Twyn | Post not found');
  }
});
