import { type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProviderPage } from '../../pages/provider-page.ts';
import { services } from '../../pages/sign-in-page.ts';

test.use({ signUpBy: 'form' });

const PROVIDER_PAGE = /\/emulator\/auth\/handler/;

for (const service of services) {
  test(`${service} signs a person up and in again, in a window of its own`, async ({
    page,
    account,
    signIn,
    shell,
    dashboard,
  }) => {
    await page.goto('/signup');
    await (await signIn.openWindow(service)).signInAs(account.email);
    await dashboard.expectOpen();
    expect(await whoIsThere(page)).toMatchObject({ email: account.email, displayName: 'Mara' });

    await shell.signOut();
    await signIn.expectOpen();
    await (await signIn.openWindow(service)).choose(account.email);
    await dashboard.expectOpen();
  });
}

for (const service of ['Google', 'GitHub'] as const) {
  test(`${service} takes the page itself where windows are blocked, and brings the person back`, async ({
    page,
    account,
    signIn,
  }) => {
    await blockWindows(page);
    await page.goto('/memory');
    await signIn.expectOpen();
    await signIn.continueWith(service);
    await page.waitForURL(PROVIDER_PAGE);
    await new ProviderPage(page).signInAs(account.email);
    await expect(page).toHaveURL(/\/memory$/);
    expect(await whoIsThere(page)).toMatchObject({ email: account.email });
  });
}

test('coming back without having signed in is sign-in as before', async ({ page, signIn }) => {
  await blockWindows(page);
  await page.goto('/login');
  await signIn.continueWith('Google');
  await page.waitForURL(PROVIDER_PAGE);
  await page.goBack();
  await signIn.expectOpen();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('a window that was closed locks nothing, and is spoken of when it is noticed', async ({
  page,
  signIn,
}) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await signIn.continueWith('Google');
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  // The library looks every two seconds and waits eight more, in case the answer is on its way.
  await expect(page.getByRole('alert')).toContainText('closed before it was done', { timeout: 20_000 });
});

test('another service takes the place of the first without a word', async ({
  page,
  account,
  signIn,
  dashboard,
}) => {
  await page.goto('/login');
  await signIn.openWindow('Google');
  const second = await signIn.openWindow('GitHub');
  await expect(page.getByText(/in the window of GitHub/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await second.signInAs(account.email);
  await dashboard.expectOpen();
});

for (const service of ['Google', 'X'] as const) {
  test(`${service}, whose address belongs to an account with a password, is added to it when asked to`, async ({
    page,
    owner,
    shell,
    signIn,
  }) => {
    // Three sign-ins and as many windows.
    test.slow();
    await shell.signOut();
    await signIn.expectOpen();
    const window = await signIn.openWindow(service);
    await window.withUnverifiedEmail();
    await window.signInAs(owner.email);
    await expect(page.getByRole('alert')).toContainText('another way to sign in. Sign in that way');

    await signIn.signIn(owner);
    const question = page.getByRole('dialog', { name: `Add ${service} to your account?` });
    const again = service === 'X' ? page.waitForEvent('popup') : undefined;
    await question.getByRole('button', { name: `Add ${service}` }).click();
    // The trial identity hands no proof of X over, so its window is opened once more.
    if (again) await new ProviderPage(await again).signInAs(owner.email);
    await expect(question).toBeHidden();

    await shell.signOut();
    await signIn.expectOpen();
    await (await signIn.openWindow(service)).choose(owner.email);
    expect(await whoIsThere(page)).toMatchObject({ email: owner.email });
  });
}

test('a service whose address is taken, come back from by this page, is asked about as well', async ({
  page,
  owner,
  shell,
  signIn,
}) => {
  await shell.signOut();
  await signIn.expectOpen();
  await blockWindows(page);
  await page.reload();
  await signIn.continueWith('GitHub');
  await page.waitForURL(PROVIDER_PAGE);
  const service = new ProviderPage(page);
  await service.withUnverifiedEmail();
  await service.signInAs(owner.email);
  await expect(page.getByRole('alert')).toContainText('another way to sign in. Sign in that way');
  await signIn.signIn(owner);
  const question = page.getByRole('dialog', { name: 'Add GitHub to your account?' });
  // Until then the page is still that of the sign-in, with a heading that is about to go.
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(question).toBeHidden();
});

/** As a browser does that blocks them all. */
async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** In the words of the server, so that a session is proved along the way. */
async function whoIsThere(page: Page): Promise<unknown> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/me')).status()).toBe(200);
  return (await page.request.get('/api/me')).json();
}
