import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

test('a visitor who asks for a memory signs in and is brought to it', async ({
  page,
  owner,
  dashboard,
  shell,
  signIn,
}) => {
  await dashboard.remember('The spare key is with Jonas.');
  await page
    .getByRole('main')
    .getByRole('link', { name: /spare key/ })
    .click();
  const address = page.url();
  await shell.signOut();
  await signIn.expectOpen();

  await page.goto(address);
  await signIn.signIn(owner);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 2, name: /spare key/ })).toBeVisible();
});

test('a signed-in person at /login or /signup goes to the dashboard', async ({ page, owner, dashboard }) => {
  expect(owner.email).toContain('@');
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await dashboard.expectOpen();
  }
});

test('signing out on a public page stays on it, loaded anew', async ({ page, owner, context }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Account of ${owner.name}` }).click();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loadedAnew;
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('a wrong password says the same as an unknown address', async ({ page, owner, shell, signIn }) => {
  await shell.signOut();
  await signIn.signIn({ ...owner, password: 'wrong password' });
  const message = await page.getByRole('alert').textContent();
  await page.reload();
  await signIn.signIn({ ...owner, email: `nobody-${owner.email}` });
  await expect(page.getByRole('alert')).toHaveText(message ?? '');
});

test('signing out in one tab signs out the other', async ({ owner, shell, context, signIn }) => {
  expect(owner.email).toContain('@');
  const other = await context.newPage();
  await other.goto('/memory');
  await expect(other.getByRole('navigation').first()).toBeVisible();
  await shell.signOut();
  await signIn.expectOpen();
  await expect(other).toHaveURL(/\/login/);
});
