import { cachedPaths, checkForRelease, test, waitForWorker } from '../../fixtures/offline.ts';
import { expect } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test.use({ serviceWorkers: 'allow' });
// A worker is installed first, file by file, and on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 });

test.describe('without pictures, which are kept for nobody', () => {
  test.use({ failures: ['Failed to load resource: net::ERR_FAILED'] });

  test('one visit is enough to read every public page without a network, and keeps no application', async ({
    page,
    testProxy,
  }) => {
    await page.goto('/docs');
    await waitForWorker(page);
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/static/js/'))).toEqual([]);
    const addresses = await new SitePage(page).addresses();
    await testProxy.close();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    }
  });
});

test('after an update the next page of the site is a new one', async ({ page, testProxy }) => {
  await page.goto('/');
  await page.mouse.move(200, 200);
  await waitForWorker(page);
  testProxy.release();
  await checkForRelease(page);
  // The application asks by itself; until it has, its pages are those of before.
  await expect(async () => {
    for (const name of ['Pricing', 'Features']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await page.locator('#root').getAttribute('data-scripts')).toMatch(/next[.]js/);
  }).toPass();
});

test('a site that is built without a worker takes it away, with all that it kept', async ({
  page,
  testProxy,
}) => {
  await page.goto('/docs');
  await waitForWorker(page);
  expect(await cachedPaths(page)).not.toEqual([]);
  testProxy.retireWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => null));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
