import { Client } from '../../fixtures/client.ts';
import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a forgotten password is replaced by an emailed link, once, and nobody learns who has an account', async ({
  page,
  baseURL,
  account,
  signIn,
  dashboard,
}) => {
  await Client.signUp(baseURL ?? '', account);
  for (const email of [`nobody-${account.email}`, account.email]) {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  }

  const link = await mailbox.link(account.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/action\?/);
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn({ ...account, password: 'another good password' });
  await dashboard.expectOpen();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText(/used already/)).toBeVisible();
});
