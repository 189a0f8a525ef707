import { openAdministrator } from '../../fixtures/administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test('a guest may begin or come in', async ({ page }) => {
  await page.goto('/');
  const { header } = new SitePage(page);
  await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup');
});

test('who is signed in finds the way to their own pages, and out', async ({ page, owner }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/');
  const { header } = new SitePage(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await header.getByRole('button', { name: 'Account of Mara' }).click();
  await expect(page.getByRole('menuitem', { disabled: false })).toHaveText([
    'Dashboard',
    'Settings',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('an admin finds the panel as well', async ({ page, signIn, dashboard }) => {
  await page.goto('/login');
  await signIn.signIn(await openAdministrator());
  await dashboard.expectOpen();
  await page.goto('/');
  await new SitePage(page).header.getByRole('button', { name: 'Account of Ada' }).click();
  await expect(page.getByRole('menuitem', { disabled: false })).toHaveText([
    'Dashboard',
    'Settings',
    'Admin Panel',
    'Logout',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu has the dashboard and the way out for who is signed in', async ({ page, owner }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/');
    const site = new SitePage(page);
    await site.openMenu();
    const { menu } = site;
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  });

  test('the menu closes when the page is scrolled past 100 pixels', async ({ page, owner }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/');
    const site = new SitePage(page);
    await site.openMenu();
    // The browser opens it by itself, long before the application knows who is here and what they scroll.
    await expect(site.menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.evaluate(() => {
      scrollTo(0, 90);
    });
    await expect(site.menu).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 140);
    });
    await expect(site.menu).toBeHidden();
  });
});
