import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test.use({ javaScriptEnabled: false });

test('every public page can be read without scripts, and says what it is', async ({ page }) => {
  const addresses = await new SitePage(page).addresses();
  expect(addresses.length).toBeGreaterThan(20);
  const titles = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /share[.]png$/);
    titles.add(await page.title());
  }
  expect(titles.size, 'every page has a title of its own').toBe(addresses.length);
});

test('the home page has the title of the product, and every page of the specification is in the sitemap', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Twyn | Your Second Mind - Personal AI Digital Twin');
  expect(await new SitePage(page).addresses()).toEqual(
    expect.arrayContaining(
      [
        '',
        'features',
        'use-cases',
        'pricing',
        'about',
        'contact',
        'privacy-policy',
        'terms-of-service',
        'docs',
        'blog',
        'getting-started',
      ].map((name) => `/${name}`),
    ),
  );
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*[/]sitemap[.]xml$/m);
});

test('its links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'How answers stay honest' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How answers stay honest');
});
