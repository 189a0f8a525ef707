import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

const PAGE_CODE = '**/static/js/async/**';
const TIME_OUT_MS = 120_000;

test.use({ failures: ['ChunkLoadError', 'PageLoadError'] });
/** Opens the sign-in page, whose code is then asked for; resolves once it is. */
async function codeAsked(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest(PAGE_CODE);
  await open();
  await asked;
}

test('code that does not arrive within two minutes is asked for again, then said to be missing', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.clock.install();
  // All that the page asks of a server.
  await page.route('**/api/config', (route) => route.fulfill({ json: { signUp: 'open', providers: [] } }));
  // The library of the identity provider asks for its own code once the page is there: nothing that a test waits for.
  await page.route('**/gapi-lite.js', () => undefined);
  await page.route(PAGE_CODE, (route) => void held.push(route));
  await codeAsked(page, () => page.goto('/login'));
  await page.clock.fastForward(TIME_OUT_MS - 1000);
  await expect(page.getByText('Loading AI Digital Twin...')).toBeVisible();
  await codeAsked(page, () => page.clock.fastForward(1000));
  // Each timer in its turn: that of code asked for again a moment later begins a moment later.
  await page.clock.runFor(TIME_OUT_MS);
  await expect(page.getByRole('heading', { name: 'Failed to load component' })).toBeVisible();
  await expect(page.getByText('Please refresh the page to try again.')).toBeVisible();

  await page.unroute(PAGE_CODE);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your twin' })).toBeVisible();
});

test('a navigation that the browser refuses becomes a full load of the target', async ({ page }) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException(
        'Attempt to use history.pushState() more than 100 times per 30 seconds',
        'SecurityError',
      );
    };
  });
  await new SitePage(page).open('/');
  const loaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await loaded;
  await expect(page).toHaveURL(/[/]pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It costs the machine it runs on');
});

test('a public page whose application is gone is loaded anew, and works', async ({ page }) => {
  await page.goto('/');
  await page.route('**/static/js/app.*', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const loadedAnew = page.waitForEvent('load');
  await page.mouse.move(200, 200);
  await loadedAnew;
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: /Voice Interface/ }).click();
  await expect(page.getByText('A sample home')).toBeVisible();
});
