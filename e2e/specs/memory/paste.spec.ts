import { expect, test } from '../../fixtures/test.ts';

const NOTE_COUNT = 100;
const told = [
  'The landlord came by to look at the damp wall in the hallway.',
  'Tomas quit his job at the bank and starts a pottery studio in spring.',
  'Grandmother’s soup needs dill, not parsley.',
];

test('a hundred pasted notes are kept one by one, with progress, and found again', async ({
  page,
  owner,
  dashboard,
  shell,
  search,
}) => {
  expect(owner.name).toBe('Mara');
  const filler = Array.from(
    { length: NOTE_COUNT - told.length },
    (_, index) => `Shelf ${String(index + 1)} holds box number ${String(index * 7)}.`,
  );
  await dashboard.paste([...filler.slice(0, 40), ...told, ...filler.slice(40)].join('\n\n'));
  // Held until the bar was seen: a quick server would be done before anybody looks.
  const barSeen = Promise.withResolvers<undefined>();
  await page.route('**/api/memories/batch', async (route) => {
    await barSeen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `Save ${String(NOTE_COUNT)} memories, one per paragraph` }).click();
  await expect(page.getByRole('progressbar', { name: /notes|Saved/ })).toBeVisible();
  barSeen.resolve(undefined);
  await expect(dashboard.captureBox).toHaveValue('');

  await shell.open('Memory');
  // Exactly so: the toast that says "Remembered 100 memories" may still be on the screen.
  await expect(page.getByText(`${String(NOTE_COUNT)} memories`, { exact: true })).toBeVisible();

  await shell.open('Search');
  for (const [question, found] of [
    ['moisture problem in the flat', /damp wall/],
    ['friend leaving finance to make ceramics', /pottery studio/],
    ['herb for the broth recipe', /dill/],
  ] as const) {
    await search.search(question);
    await expect(search.results.first()).toContainText(found);
  }
});
