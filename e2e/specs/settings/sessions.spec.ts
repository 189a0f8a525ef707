import type { Browser, Page } from '@playwright/test';
import { browserHeaders } from '../../fixtures/client.ts';
import { type Account, expect, test } from '../../fixtures/test.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';

test.use({ signUpBy: 'form', timezoneId: 'Europe/Paris' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test(
  'a session is ended from another: its browser is led to sign-in, and keeps what was written, and the place',
  { tag: '@stack' },
  async ({ browser, page, owner, settings }) => {
    const phone = await openPhone(browser, owner);
    await phone.goto('/ai-chat');
    const question = phone.getByRole('textbox', { name: 'Message to your twin' });
    await question.fill('Where did I put the spare key?');

    await settings.open('Sessions');
    const here = settings.section('Here');
    await expect(here.getByText('This device', { exact: true })).toBeVisible();
    await expect(here.getByText(/^Paris time, used now/)).toBeVisible();
    const row = settings.section('Elsewhere').getByRole('listitem').filter({ hasText: 'Safari on iOS' });
    await expect(row).toContainText('New York time');
    await row.getByRole('button', { name: 'End Safari on iOS' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    // As long as the question stands, all behind it is hidden from roles.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row).toBeHidden();
    expect((await page.request.get('/api/me')).status()).toBe(200);

    // Its stream of news ends with it: nobody has to touch the phone.
    await expect(phone).toHaveURL(/\/login\?next=%2Fai-chat$/);
    expect((await phone.request.get('/api/me')).status()).toBe(401);
    await new SignInPage(phone).signIn(owner);
    await expect(phone).toHaveURL(/\/ai-chat$/);
    await expect(question).toHaveValue('Where did I put the spare key?');
    await phone.context().close();
  },
);

/** Signed in without the form, as a browser that comes back with its session. */
async function openPhone(browser: Browser, { email, password }: Account): Promise<Page> {
  const context = await browser.newContext({ userAgent: IPHONE });
  const credentials = { email, password, returnSecureToken: true };
  const identity = await context.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=trial',
    { data: credentials },
  );
  const { idToken } = (await identity.json()) as { idToken: string };
  const exchange = await context.request.post('/api/auth/firebase', {
    headers: browserHeaders,
    data: { idToken, timeZone: 'America/New_York' },
  });
  expect(exchange.status()).toBe(200);
  const localStorage = [{ name: 'twyn.signed-in', value: '1' }];
  const origins = [{ origin: new URL(exchange.url()).origin, localStorage }];
  await context.setStorageState({ cookies: await context.cookies(), origins });
  return context.newPage();
}
