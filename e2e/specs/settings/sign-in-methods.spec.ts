import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProviderPage } from '../../pages/provider-page.ts';

test.use({ signUpBy: 'form' });

test('a password is changed once the person has proved who they are: the new one works, the old one does not', async ({
  page,
  owner,
  settings,
  shell,
  signIn,
  dashboard,
}) => {
  await settings.open('Sign-in methods');
  // What is answered when the sign-in behind a token is too old for a change; waiting for that would take five minutes.
  const message = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  await page.route(
    '**/identitytoolkit.googleapis.com/v1/accounts:update?*',
    (route) => route.fulfill({ status: 400, json: { error } }),
    { times: 1 },
  );
  await settings.changePassword('another good password');
  await settings.reauthenticateBy(owner.password);
  await shell.expectToast('Password changed');

  await shell.signOut();
  await signIn.signIn(owner);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await signIn.signIn({ ...owner, password: 'another good password' });
  await dashboard.expectOpen();
});

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
