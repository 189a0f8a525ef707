import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';
import { SitePage } from '../../pages/site-page.ts';

test.use({ javaScriptEnabled: false });

const SPECIFIED = [
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
].map((name) => `/${name}`);

test('every public page can be read without scripts, and says what it is', async ({ page }) => {
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*[/]sitemap[.]xml$/m);
  const addresses = await new SitePage(page).addresses();
  expect(addresses).toEqual(expect.arrayContaining(SPECIFIED));
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
  expect(titles).toContain('Twyn | Your Second Mind - Personal AI Digital Twin');
  expect(titles.size, 'every page has a title of its own').toBe(addresses.length);
});

test('the contact page says what to do instead of showing a form that cannot send, and its links work', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  // Playwright finds no text inside of a noscript element, and every role.
  const note = page.locator('noscript').getByRole('status');
  await expect(note).toBeVisible();
  await expect(note).toContainText('Sending a message needs JavaScript');
  await expect(contact.name).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'How answers stay honest' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How answers stay honest');
});
