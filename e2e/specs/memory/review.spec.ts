import { type Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test('the inbox is worked through by keyboard alone', async ({ page, owner, dashboard, shell }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('The spare key is under the blue flower pot.');
  await dashboard.remember('The spare key is under the blue flower-pot!');
  // What is found last comes first.
  await expectWaiting(page, 1);
  await dashboard.remember('I live in Lyon.');
  await dashboard.remember('I moved to Nantes.');
  await expectWaiting(page, 2);
  await shell.open('Memory');
  await page.getByRole('link', { name: /^To confirm.*2 waiting$/ }).click();
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('group', { name: 'Earlier' }) });
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();

  const home = card.getByText('They disagree on “home”.');
  const twice = card.getByText('Both say the same.');
  await expect(home).toBeVisible();
  await page.keyboard.press('j');
  await expect(twice).toBeVisible();
  await page.keyboard.press('k');
  await expect(home).toBeVisible();
  await page.keyboard.press('a');
  await expect(twice).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(twice).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Kept both.', { exact: true })).toBeVisible();

  await shell.open('Memory');
  await expect(page.getByRole('link', { name: /spare key/ })).toHaveCount(2);
  await page.getByRole('link', { name: /I moved to Nantes/ }).click();
  await expect(page.getByRole('region', { name: 'What was true before' })).toContainText('I live in Lyon');
});

/** Memories are compared after they were kept; until then there is nothing to decide. */
async function expectWaiting(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/memories/review')).json()) as { total: number }).total,
    )
    .toBe(count);
}
