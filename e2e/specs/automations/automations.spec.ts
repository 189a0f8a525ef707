import { seedMoods } from '../../fixtures/moods.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a rule made by the form runs when its time comes, and says why it did', async ({ page, owner }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/smart-home/automations');
  await page.getByRole('link', { name: 'New automation' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A walk after a low mood');
  await page.getByRole('combobox', { name: 'When' }).selectOption('I log a mood');
  await page.getByRole('combobox', { name: 'Then' }).selectOption('Tell me');
  await page.getByRole('textbox', { name: 'Text' }).fill('Take a walk');
  await expect(
    page.getByText('When you log a mood of 2 of 5 or lower: tell you “Take a walk”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save automation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A walk after a low mood' })).toBeVisible();
  const runs = page.getByRole('region', { name: 'Runs' });
  await expect(runs).toContainText('It has not run yet.');

  await seedMoods(page, [{ mood: 1, at: new Date().toISOString() }]);
  // Without a reload: the page follows what changes.
  const run = runs.getByRole('listitem').first();
  await expect(run).toContainText('Done');
  await expect(run).toContainText('Take a walk');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No automations yet' })).toBeVisible();
});
