import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test('who is signed in finds the way from a public page to their own, and out', async ({ page, owner }) => {
  await page.goto('/');
  const site = new SitePage(page);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/[/]dashboard$/);
  await page.goto('/pricing');
  await page.setViewportSize({ width: 360, height: 780 });
  await site.openMenu();
  await expect(site.menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(site.menu.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await site.header.getByRole('button', { name: `Account of ${owner.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(site.header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
});
