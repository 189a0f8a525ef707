import type { Browser, Page } from '@playwright/test';
import { type Account, expect, test } from '../../fixtures/test.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';

test.use({ signUpBy: 'form', timezoneId: 'Europe/Paris' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('one session is ended from another, and its browser notices', async ({
  browser,
  page,
  owner,
  settings,
}) => {
  const phone = await signInOn(browser, owner, { userAgent: IPHONE, timezoneId: 'America/New_York' });
  await settings.open('Sessions');
  const here = settings.section('Here');
  await expect(here.getByText('This device', { exact: true })).toBeVisible();
  await expect(here.getByText(/^Paris time, used now/)).toBeVisible();

  const row = settings.section('Elsewhere').getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  await expect(row).toContainText('New York time');
  await row.getByRole('button', { name: 'End Safari on iOS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  // As long as the question stands, all behind it is hidden from roles.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeHidden();

  const refused = await phone.request.get('/api/me');
  expect(refused.status()).toBe(401);
  await phone.context().close();
});

test('all others are ended at once, and this one goes on', async ({ browser, page, owner, settings }) => {
  const others = await Promise.all([signInOn(browser, owner), signInOn(browser, owner)]);
  await settings.open('Sessions');
  await page.getByRole('button', { name: /^End all \d+ sessions$/ }).click();
  await page.getByRole('button', { name: 'End them all' }).click();
  await expect(page.getByText('Nowhere else')).toBeVisible();
  for (const other of others) {
    expect((await other.request.get('/api/me')).status()).toBe(401);
    await other.context().close();
  }
  expect((await page.request.get('/api/me')).status()).toBe(200);
});

async function signInOn(
  browser: Browser,
  account: Account,
  options: { userAgent?: string; timezoneId?: string } = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/login');
  await new SignInPage(page).signIn(account);
  await expect(page).toHaveURL(/\/dashboard$/);
  // On a slow machine the page goes on before the server has answered: until then there is no session to end.
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(200);
  return page;
}
