import { type Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ProviderPage } from '../../pages/provider-page.ts';

test.use({ signUpBy: 'form' });

const PROVIDER_PAGE = /\/emulator\/auth\/handler/;

test('a service signs a person up and in again, in a window of its own, in the place of one begun before', async ({
  page,
  account,
  signIn,
  shell,
  dashboard,
}) => {
  await page.goto('/signup');
  await signIn.openWindow('Google');
  const window = await signIn.openWindow('Facebook');
  await expect(page.getByText(/in the window of Facebook/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await window.signInAs(account.email);
  await dashboard.expectOpen();
  expect(await whoIsThere(page)).toMatchObject({ email: account.email, displayName: 'Mara' });

  await shell.signOut();
  await signIn.expectOpen();
  await (await signIn.openWindow('Facebook')).choose(account.email);
  await dashboard.expectOpen();
  expect(await whoIsThere(page)).toMatchObject({ email: account.email });
});

test('a service takes the page itself where windows are blocked, and leads back: by its button, or signed in', async ({
  page,
  account,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/memory');
  await signIn.expectOpen();
  await signIn.continueWith('GitHub');
  await page.waitForURL(PROVIDER_PAGE);
  await page.goBack();
  await signIn.expectOpen();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();

  await signIn.continueWith('GitHub');
  await page.waitForURL(PROVIDER_PAGE);
  await new ProviderPage(page).signInAs(account.email);
  await expect(page).toHaveURL(/\/memory$/);
  expect(await whoIsThere(page)).toMatchObject({ email: account.email });
});

/** In the words of the server, so that a session is proved along the way. */
async function whoIsThere(page: Page): Promise<unknown> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(200);
  return (await page.request.get('/api/me')).json();
}
