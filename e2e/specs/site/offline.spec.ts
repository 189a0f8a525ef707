import type { Page } from '@playwright/test';
import { Outpost } from '../../fixtures/outpost.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

const test = base.extend<{ outpost: Outpost }>({
  // Playwright insists on an object pattern, even for a fixture that needs no other.
  // eslint-disable-next-line no-empty-pattern
  outpost: async ({}, use) => {
    const outpost = new Outpost();
    await outpost.open();
    await use(outpost);
    await outpost.close();
  },
  baseURL: async ({ outpost }, use) => use(outpost.url),
});
test.use({ serviceWorkers: 'allow' });
// A worker is installed first, file by file, and on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 });

test.describe('without pictures, which are kept for nobody', () => {
  test.use({ failures: ['Failed to load resource: net::ERR_FAILED'] });

  test('one visit is enough to read every public page without a network', async ({ page, outpost }) => {
    await page.goto('/docs');
    await workerRuns(page);
    const addresses = await new SitePage(page).addresses();
    await outpost.close();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    }
  });
});

test('a visitor is not made to keep the application', async ({ page }) => {
  await page.goto('/docs');
  await workerRuns(page);
  expect((await kept(page)).filter((path) => path.startsWith('/static/js/'))).toEqual([]);
});

test.describe('in the middle of whatever the page was asking for', () => {
  test.use({ failures: ['Failed to load resource: net::ERR_'] });

  test('without a network the application opens, says so, and goes on', async ({ page, outpost, owner }) => {
    expect(owner.email).toContain('@');
    await applicationIsKept(page);
    await outpost.close();
    await page.goto('/memory');
    await expect(page.getByRole('heading', { name: 'Your twin does not answer' })).toBeVisible();
    await outpost.open();
    // By itself: it may do so before anybody could press anything.
    await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeVisible({ timeout: 60_000 });
  });
});

test('nothing of a person is kept, and after signing out no screen either', async ({
  page,
  owner,
  dashboard,
  shell,
  signIn,
}) => {
  expect(owner.email).toContain('@');
  await applicationIsKept(page);
  await dashboard.remember('The spare key is with Jonas.');
  await shell.open('Memory');
  await page.reload();
  await expect(page.getByRole('link', { name: /spare key/ })).toBeVisible();
  const addresses = await new SitePage(page).addresses();
  const isPublic = (path: string): boolean =>
    /^[/](static[/](js|css|font)[/]|app[.]html$|theme[.]js$|icon[.]svg$|documentation$)/.test(path) ||
    addresses.includes(path);
  expect((await kept(page)).filter((path) => !isPublic(path))).toEqual([]);

  await shell.signOut();
  await signIn.expectOpen();
  await expect
    .poll(async () => (await kept(page)).filter((path) => path.startsWith('/static/js/')))
    .toEqual([]);
});

test('an update is offered, and the tab from before it loses no screen', async ({
  page,
  outpost,
  owner,
  shell,
}) => {
  expect(owner.email).toContain('@');
  await applicationIsKept(page);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  outpost.release();
  outpost.removeFormerRelease();
  await lookForRelease(page);
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

test('after an update the next page of the site is a new one', async ({ page, outpost }) => {
  await page.goto('/');
  await page.mouse.move(200, 200);
  await workerRuns(page);
  outpost.release();
  await lookForRelease(page);
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
  outpost,
}) => {
  await page.goto('/docs');
  await workerRuns(page);
  expect(await kept(page)).not.toEqual([]);
  outpost.retireWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => null));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

/** By then everything that every visitor gets is kept. */
async function workerRuns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      active?.addEventListener('statechange', () => {
        resolve();
      });
    });
  });
}

async function applicationIsKept(page: Page): Promise<void> {
  const worker = await (await page.request.get('/service-worker.js')).text();
  const [, list = ''] = /"application":\[(.*?)\]/.exec(worker) ?? [];
  const files = list.split(',').length;
  await expect
    .poll(async () => (await kept(page)).filter((path) => /^[/]static[/](js|css)[/]/.test(path)).length, {
      timeout: 30_000,
    })
    .toBe(files);
}

/** Resolves when the new worker has told every tab. */
async function lookForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const announced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await announced;
  });
}

/** The path of every answer in every cache of the worker. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}
