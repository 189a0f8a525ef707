import type { Page } from '@playwright/test';
import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

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
