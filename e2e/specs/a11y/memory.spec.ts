import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportPage } from '../../pages/import-page.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('every page of the memory is good in every look while it is empty', async ({ page, shell }) => {
  for (const [address, empty] of [
    ['/memory', 'No memories yet'],
    ['/memory/semantic-search', 'Nothing to search yet'],
    ['/memory/people', 'No names yet'],
    ['/memory/review', 'You’re all caught up'],
    ['/memory/trash', 'The trash is empty'],
    ['/memory/forget', 'Forget many'],
  ] as const) {
    await shell.turnTo(address);
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expectAccessibleInAllThemes(page);
  }
});

test('memories are good in every look: listed, open, being corrected, found and forgotten', async ({
  page,
  shell,
  memory,
}) => {
  const [, id = ''] = await seed.memories(page, 'Call Ana.', 'My sister Ana is allergic to peanuts.');
  await shell.turnTo('/memory');
  await expect(memory.row(/Ana is allergic/)).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await memory.open(/Ana is allergic/);
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'What should be remembered' }).fill('Ana may eat peanuts again.');
  await expectAccessibleInAllThemes(page);
  await seed.correction(page, id, 'Ana is allergic to nuts of any kind.');
  // It comes by itself, whether or not Save was pressed.
  await expect(page.getByRole('group', { name: 'Saved now' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/memory/semantic-search?q=peanut%20allergy');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await seed.forgotten(page, id);
  await shell.turnTo('/memory/trash');
  await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('names, doubts and what is to be forgotten are good in every look', async ({ page, shell }) => {
  await seed.memories(
    page,
    'Yesterday I had dinner with Benno and Ben in Graz.',
    'I live in Lyon.',
    'I moved to Nantes.',
  );
  const nameId = await seed.mergedNames(page, 'Benno', 'Ben');
  await shell.turnTo('/memory/people');
  await expect(page.getByRole('link', { name: /^Ben / })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await shell.turnTo(`/memory/people?name=${nameId}`);
  await expect(page.getByRole('button', { name: 'Separate Benno' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await shell.turnTo(`/memory/forget?name=${nameId}`);
  await expect(page.getByText('This forgets 1 memory')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await seed.untilWaiting(page, 1);
  await shell.turnTo('/memory/review');
  await expect(page.getByText('They disagree on “home”.')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('imports are good in every look, from an empty page to the question before they are undone', async ({
  page,
  shell,
  memory,
}) => {
  const imports = new ImportPage(page);
  await imports.goto();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await imports.choose('diary.csv', 'Day,Words\n3 May 2024,The cat slept.\n4 May 2024,\n');
  await expect(imports.preview.getByRole('row', { name: /The cat slept/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await imports.start();
  await expect(imports.latest).toContainText('1 new memory, 1 row skipped');
  await expectAccessibleInAllThemes(page);
  await imports.latest.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/memory');
  await memory.open(/The cat slept/);
  await memory.correct('The cat slept on my lap.');
  await imports.goto();
  await imports.latest.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText('The cat slept on my lap.');
  await expectAccessibleInAllThemes(page);
});
