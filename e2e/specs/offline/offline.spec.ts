import { waitForAppCache, cachedPaths, checkForRelease, test } from '../../fixtures/offline.ts';
import { expect } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test.use({ serviceWorkers: 'allow' });
// A worker is installed first, file by file, and on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 });

test.describe('in the middle of whatever the page was asking for', () => {
  test.use({ failures: ['Failed to load resource: net::ERR_'] });

  test('N1: without a network the application opens, keeps a mood, and goes on', async ({
    page,
    testProxy,
    owner,
  }) => {
    expect(owner.email).toContain('@');
    await waitForAppCache(page);
    await testProxy.close();
    await page.goto('/memory');
    await expect(page.getByRole('heading', { name: 'Can’t reach your twin' })).toBeVisible();
    await page.getByRole('radio', { name: 'Good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Good');
    await testProxy.open();
    // By itself: it may do so before anybody could press anything.
    await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: 'Sent 1 mood entry that waited' })).toBeVisible();
  });
});

test('N1: nothing of a person is kept, and after signing out no screen either', async ({
  page,
  owner,
  dashboard,
  shell,
  signIn,
}) => {
  expect(owner.email).toContain('@');
  await waitForAppCache(page);
  await dashboard.remember('The spare key is with Jonas.');
  await shell.open('Memory');
  await page.reload();
  await expect(page.getByRole('link', { name: /spare key/ })).toBeVisible();
  const addresses = await new SitePage(page).addresses();
  const isPublic = (path: string): boolean =>
    /^[/](static[/](js|css|font)[/]|app[.]html$|theme[.]js$|icon[.]svg$|documentation$)/.test(path) ||
    addresses.includes(path);
  expect((await cachedPaths(page)).filter((path) => !isPublic(path))).toEqual([]);

  await shell.signOut();
  await signIn.expectOpen();
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/static/js/')))
    .toEqual([]);
});

test('an update is offered, and the tab from before it loses no screen', async ({
  page,
  testProxy,
  owner,
  shell,
}) => {
  expect(owner.email).toContain('@');
  await waitForAppCache(page);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  testProxy.release();
  testProxy.removeFormerRelease();
  await checkForRelease(page);
  await shell.expectToast('A new version of Twyn is ready.');
  // Nobody has been to this screen, and the server no longer has its code.
  await shell.open('Memory');
  await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeVisible();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await expect(page.locator('script[src$="next.js"]').first()).toBeAttached();
  await shell.open('Search');
  await expect(page.getByRole('searchbox', { name: 'Search your memories' })).toBeVisible();
  expect(missing).toEqual([]);
});
