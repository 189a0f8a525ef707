import { mailbox } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

test('the settings are reached from the rail and from the user menu', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await settings.expectTab('Account');
  await settings.turnTo('Sign-in methods');
  await settings.turnTo('Sessions');
  await page.goto('/settings');
  await settings.expectTab('Account');
});

test('a new name is on every screen at once, and stays', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  await settings.open('Account');
  await settings.changeName('Mara Kessler');
  await expect(page.getByRole('button', { name: 'Account of Mara Kessler' })).toBeVisible();
  await page.reload();
  await expect(settings.section('Profile').getByText('Mara Kessler')).toBeVisible();
});

test('an address is verified in another tab, and this one notices', async ({
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
  await page.reload();
  await expect(profile.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await mailbox.link(owner.email, 'VERIFY_EMAIL'));
  await mail.getByRole('button', { name: 'Confirm address' }).click();
  await expect(mail.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await mail.close();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
});

test('an address is changed by the link that the new one gets', async ({
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
  await expect(page.getByText('We sent a link to the new address')).toBeVisible();
  await expect(settings.section('Profile').getByText(owner.email, { exact: true })).toBeVisible();

  await page.goto(await mailbox.link(owner.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
  await settings.open('Account');
  await expect(settings.section('Profile').getByText(email, { exact: true })).toBeVisible();
  await expect(settings.section('Profile').getByText('Verified', { exact: true })).toBeVisible();

  await shell.signOut();
  await signIn.signIn({ ...owner, email });
  await dashboard.expectOpen();
});

test('the theme follows the device once asked to, also after a reload', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  await settings.open('Account');
  await page.emulateMedia({ colorScheme: 'light' });
  const root = page.locator('html');
  await expect(root).toHaveClass(/dark/);
  await page.getByText('Like this device').click();
  await expect(root).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(root).not.toHaveClass(/dark/);
});
