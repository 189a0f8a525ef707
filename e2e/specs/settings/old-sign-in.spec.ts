import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

const IDENTITY = '**/identitytoolkit.googleapis.com/v1/accounts:';

/** What a Firebase project answers when the sign-in behind a token is too old for a change; the emulator never does. */
async function refuseOnce(page: Page, operation: 'update' | 'sendOobCode'): Promise<void> {
  const message = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  await page.route(`${IDENTITY}${operation}?*`, (route) => route.fulfill({ status: 400, json: { error } }), {
    times: 1,
  });
}

test('a password is changed once the person has proved who they are', async ({ page, owner, settings }) => {
  await settings.open('Sign-in methods');
  await refuseOnce(page, 'update');
  await settings.changePassword('a better battery');
  await settings.proveBy(owner.password);
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();

  const answer = await page.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=trial',
    { data: { email: owner.email, password: 'a better battery' } },
  );
  expect(answer.status()).toBe(200);
});

test('an address is changed once the person has proved who they are', async ({ page, owner, settings }) => {
  await settings.open('Account');
  await refuseOnce(page, 'sendOobCode');
  await settings.changeEmail(`new-${owner.email}`);
  await settings.proveBy(owner.password);
  await expect(page.getByText('We sent a link to the new address')).toBeVisible();
});

test('whoever does not prove it changes nothing, and what they typed stays', async ({
  page,
  owner,
  settings,
}) => {
  await settings.open('Account');
  await refuseOnce(page, 'sendOobCode');
  await settings.changeEmail(`new-${owner.email}`);
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'New e-mail' })).toHaveValue(`new-${owner.email}`);
});
