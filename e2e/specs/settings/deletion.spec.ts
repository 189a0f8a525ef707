import { expect, test } from '../../fixtures/test.ts';

// What the server says to somebody who signed in too long ago; waiting for it would take five minutes.
const REAUTH_REQUIRED = {
  type: 'about:blank',
  title: 'reauth_required',
  status: 403,
  code: 'reauth_required',
  detail: 'Sign in again.',
  error: 'Sign in again.',
  requestId: 'req-1',
};

test.use({ signUpBy: 'form', failures: [403] });

test('an account is deleted with a receipt, and its address starts anew with nothing', async ({
  page,
  owner,
  dashboard,
  settings,
  signIn,
}) => {
  await dashboard.remember('My sister Ana is allergic to peanuts.');
  await expect(page.getByRole('main').getByRole('link', { name: /Ana is allergic/ })).toBeVisible();
  await settings.open('Account');
  let hasAsked = false;
  await page.route('**/api/me/deletion', async (route) => {
    // Under the same address it is read how much there is to delete.
    if (hasAsked || route.request().method() !== 'POST') return route.continue();
    hasAsked = true;
    await route.fulfill({ status: 403, json: REAUTH_REQUIRED });
  });
  await settings.askToDelete(owner.email);
  await settings.reauthenticateBy(owner.password);

  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Memories$/ })).toBeVisible();
  await expect(page.getByText('Deleted', { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await page.goto('/login');
  await signIn.signIn(owner);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await signIn.signUp(owner);
  await dashboard.expectOpen();
  const { total } = (await (await page.request.get('/api/memories')).json()) as { total: number };
  expect(total).toBe(0);
});
