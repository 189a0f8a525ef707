import type { Page } from '@playwright/test';
import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

test('an address is verified in another tab; this one notices, and the server knows', async ({
  page,
  context,
  owner,
  settings,
}) => {
  await settings.open('Account');
  const profile = settings.section('Profile');
  await expect(profile.getByText('Not verified')).toBeVisible();
  await profile.getByRole('button', { name: 'Send verification' }).click();
  await expect(profile.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await mailbox.link(owner.email, 'VERIFY_EMAIL'));
  await expect(mail.getByText(owner.email)).toBeVisible();
  await mail.getByRole('button', { name: 'Confirm address' }).click();
  await expect(mail.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/me')).json())
    .toMatchObject({ emailVerified: true });
  await mail.getByRole('link', { name: 'Go to your twin' }).click();
  await expect(mail).toHaveURL(/\/dashboard$/);
  await mail.close();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
});

test('an address is changed by the link that the new one gets, and taken back by the one that the old one gets', async ({
  page,
  owner,
  settings,
  shell,
  signIn,
  dashboard,
}) => {
  const email = `new-${owner.email}`;
  await settings.open('Account');
  await settings.changeEmail(email);
  await expect(page.getByText('Check your new address for the link')).toBeVisible();
  await expect(settings.section('Profile').getByText(owner.email, { exact: true })).toBeVisible();
  await page.goto(await mailbox.link(email, 'VERIFY_AND_CHANGE_EMAIL'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await settings.open('Account');
  await expect(settings.section('Profile').getByText(email, { exact: true })).toBeVisible();
  await expect(settings.section('Profile').getByText('Verified', { exact: true })).toBeVisible();

  // Signed out first: a session ends by itself when its address changes in other hands.
  await shell.signOut();
  await signIn.expectOpen();
  const { idToken } = await callIdentity(page, 'signInWithPassword', { email, password: owner.password });
  await callIdentity(page, 'update', { idToken, email: `thief-${owner.email}` });
  await page.goto(await mailbox.link(email, 'RECOVER_EMAIL'));
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByRole('heading', { name: 'Your old email is back' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn({ ...owner, email });
  await dashboard.expectOpen();
});

async function callIdentity(page: Page, operation: string, data: object): Promise<{ idToken: string }> {
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=trial`;
  const answer = await page.request.post(url, { data: { ...data, returnSecureToken: true } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { idToken: string };
}
