import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a home is tried, switched, starred and filtered, and good in every look', async ({ page, shell }) => {
  await page.goto('/smart-home');
  await page.getByRole('button', { name: 'Try the sample home' }).click();
  const summary = page.getByRole('list', { name: 'Home at a glance' });
  await expect(summary.getByRole('link', { name: '2 lights on' })).toBeVisible();

  await page.getByRole('button', { name: 'Favourite: Front door', exact: true }).first().click();
  await page.getByRole('switch', { name: 'Hallway light' }).press('Space');
  await expect(summary.getByRole('link', { name: '3 lights on' })).toBeVisible();
  await page.reload();
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('group', { name: 'Front door' })).toContainText('Locked · Hallway');
  await expectAccessibleInAllThemes(page);

  await favourites.getByRole('button', { name: 'Unlock Front door' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
  await summary.getByRole('link', { name: '1 door unlocked' }).click();
  await expect(page.getByRole('region', { name: 'Unlocked' }).getByRole('group')).toHaveCount(1);
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/smart-home');
  await page.getByRole('button', { name: 'Add devices' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('120 devices on two floors stand in one column, and nothing is wider than the page', async ({
    page,
  }) => {
    await seed.house(page, 120);
    await page.goto('/smart-home');
    await expect(page.getByRole('heading', { name: 'Upper floor' })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectAccessibleInAllThemes(page);
  });
});
