import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a Daylio export gets a step for its own word, is imported, and undone', async ({ page }) => {
  await page.goto('/mood');
  await page.getByRole('button', { name: 'More for mood' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import moods' })).toBeVisible();
  const table =
    'full_date,date,weekday,time,mood,activities,note_title,note\n' +
    '2026-05-02,2 May,Saturday,9:15 pm,rad,friends | Walk,,Swam\n' +
    '2026-05-03,3 May,Sunday,08:00,blergh,,,\n';
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('1 × Its word for the mood has no step.')).toBeVisible();
  await page.getByRole('combobox', { name: 'blergh' }).selectOption({ label: 'Bad' });
  await expect(page.getByText(/^Daylio export · 2 entries/)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const latest = page.getByRole('region', { name: 'Your imports' }).getByRole('listitem').first();
  await expect(latest).toContainText('2 new entries');

  await page.goto('/mood');
  await expect(page.getByText('Swam')).toBeVisible();
  await page.goto('/mood/import');
  await latest.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete imported entries' }).click();
  await expect(latest).toContainText('Undone: 2 entries deleted');
});
