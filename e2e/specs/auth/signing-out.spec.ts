import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form' });

test('signing out on a public page stays on it, loaded anew, and signs out the other tab', async ({
  page,
  owner,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await other.goto('/memory');
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.goto('/pricing');
  await page.getByRole('button', { name: `Account of ${owner.name}` }).click();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loadedAnew;
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await expect(other).toHaveURL(/\/login/);

  // Nor does anything of it come back.
  await page.goto('/dashboard');
  await signIn.expectOpen();
});
