import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a conversation is good in every look, empty, with its sources and with its questions', async ({
  page,
  shell,
  ask,
}) => {
  await seed.memories(page, 'My sister Ana is allergic to peanuts. She told me in Porto.');
  await shell.turnTo('/ai-chat');
  await expectAccessibleInAllThemes(page);
  const box = page.getByRole('textbox', { name: 'Message to your twin' });
  await box.pressSequentially('/');
  await expect(page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await box.fill('');

  await ask.say('I moved to Lyon in May.');
  const answer = await ask.say('What is Ana allergic to?');
  await expect(answer).toContainText('peanuts');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Bad answer' }).last().click();
  await page.getByRole('button', { name: 'You know this' }).click();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'More with this answer' }).last().click();
  await page.getByRole('menuitem', { name: 'Forget this' }).click();
  await expect(page.getByRole('dialog', { name: 'Forget 1 memory?' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('what an answer shows besides words is good in every look', async ({ page, shell, ask }) => {
  await seed.sampleFlat(page);
  for (const told of ['Log weight 81.2 kg yesterday', 'I weigh 80.4 kg', 'Log heart rate 62 bpm'])
    await seed.command(page, told);
  await shell.turnTo('/ai-chat');
  const chart = await ask.say('Show my weight trend');
  await expect(chart.getByRole('img', { name: /80\.4/ })).toBeVisible();
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('row')).toHaveCount(3);
  await expectAccessibleInAllThemes(page);
  const several = await ask.say('I feel stressed, what is my heart rate, and turn on the bathroom light');
  await expect(several.getByRole('switch', { name: 'Bathroom light' })).toBeChecked();
  await expectAccessibleInAllThemes(page);
});

test('what a conversation may read, and what it keeps, is good in every look', async ({
  page,
  shell,
  ask,
}) => {
  await shell.turnTo('/ai-chat');
  await ask.say('I moved to Lyon in May.');
  const memory = page.getByRole('button', { name: 'Memory', exact: true });
  await memory.press('Space');
  await expect(memory).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'More with your message' }).click();
  await page.getByRole('menuitem', { name: 'Remember this' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Remembered' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  const box = page.getByRole('textbox', { name: 'Message to your twin' });
  await box.fill('/temporary');
  await page.getByRole('option', { name: /temporary/ }).click();
  await expect(page.getByText('Nothing of this chat is kept')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/settings/chat');
  const learning = page.getByRole('switch', { name: 'Suggest what I tell in passing' });
  await expect(learning).toBeChecked();
  await expectAccessibleInAllThemes(page);
  await learning.press('Space');
  await expect(learning).not.toBeChecked();
  await expectAccessibleInAllThemes(page);
});
