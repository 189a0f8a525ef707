import { type Page } from '@playwright/test';
import { mailbox } from '../../fixtures/mailbox.ts';
import { expectAccessible } from '../../fixtures/looks.ts';
import { type Account, expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

test('a forgotten password is replaced by an e-mailed link, once', async ({
  page,
  owner,
  shell,
  signIn,
  dashboard,
}) => {
  await shell.signOut();
  await signIn.expectOpen();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/the message is in the server’s log/)).toBeVisible();
  await expectAccessible(page);

  const link = await mailbox.link(owner.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/action\?/);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn({ ...owner, password: 'another good password' });
  await dashboard.expectOpen();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expect(page.getByText(/used already/)).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address is told the same as a known one', async ({ page, account }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${account.email} has an account here`)).toBeVisible();
});

test('the link of a new account confirms its address, and the server knows it at once', async ({
  page,
  owner,
}) => {
  await page.goto(await mailbox.link(owner.email, 'VERIFY_EMAIL'));
  await expect(page.getByText(owner.email)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/me')).json())
    .toMatchObject({ emailVerified: true });
  await page.getByRole('link', { name: 'Go to your twin' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address is changed by a link to the new one', async ({ page, owner, shell, signIn, dashboard }) => {
  const newEmail = `new-${owner.email}`;
  const idToken = await signInBeside(page, owner);
  await callIdentity(page, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  await shell.signOut();
  await signIn.expectOpen();
  await page.goto(await mailbox.link(owner.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn({ ...owner, email: newEmail });
  await dashboard.expectOpen();
});

test('an address is taken back by a link to the old one', async ({
  page,
  owner,
  shell,
  signIn,
  dashboard,
}) => {
  const idToken = await signInBeside(page, owner);
  await callIdentity(page, 'update', { idToken, email: `thief-${owner.email}` });
  await shell.signOut();
  await signIn.expectOpen();
  await page.goto(await mailbox.link(owner.email, 'RECOVER_EMAIL'));
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByRole('heading', { name: 'Your old e-mail is back' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn(owner);
  await dashboard.expectOpen();
});

/** The account in other hands than those at this window. */
async function signInBeside(page: Page, { email, password }: Account): Promise<string> {
  return callIdentity(page, 'signInWithPassword', { email, password, returnSecureToken: true });
}

async function callIdentity(page: Page, operation: string, data: object): Promise<string> {
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=trial`;
  const answer = await page.request.post(url, { data });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { idToken: string }).idToken;
}
