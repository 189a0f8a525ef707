import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProviderPage } from '../../pages/provider-page.ts';

test.use({ signUpBy: 'form' });

test('another account and a phone become ways in, and the last way in cannot be taken away', async ({
  page,
  owner,
  settings,
}) => {
  await settings.open('Sign-in methods');
  await expect(page.getByRole('button', { name: 'Remove the password' })).toBeHidden();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await new ProviderPage(await opened).signInAs(`hub-${owner.email}`);
  const accounts = settings.section('Other accounts');
  await expect(accounts.getByText('Connected', { exact: true })).toBeVisible();
  await expect(accounts.getByText(`hub-${owner.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(settings.section('Password').getByText('No password')).toBeVisible();
  await expect(accounts.getByText(/Your only sign-in method/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect GitHub' })).toBeHidden();

  const number = `+4420${String(Math.floor(Math.random() * 90_000_000) + 10_000_000)}`;
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await mailbox.smsCode(number);
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Wrong code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  const phone = settings.section('Phone');
  await expect(phone.getByText('Verified')).toBeVisible();
  await page.reload();
  await expect(phone.getByText(number)).toBeVisible();
  await expect(accounts.getByText(/Your only sign-in method/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the number' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(phone.getByText('No number')).toBeVisible();
});
