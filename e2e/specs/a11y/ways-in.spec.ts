import { Client } from '../../fixtures/client.ts';
import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('signing in and up is good in every look', async ({ page, account, signIn }) => {
  await page.goto('/login');
  await signIn.expectOpen();
  await expectAccessibleInAllThemes(page);
  await signIn.signIn(account);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create your twin' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('a forgotten password is good in every look, up to the link that was used', async ({
  page,
  baseURL,
  account,
}) => {
  await Client.signUp(baseURL ?? '', account);
  await page.goto('/forgot-password');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Ask your administrator for the link')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  const link = await mailbox.link(account.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.goto('/auth/action');
  await expectAccessibleInAllThemes(page);
});
