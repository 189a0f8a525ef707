import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a memory is corrected, archived, forgotten, brought back, and erased with the answers that cited it', async ({
  page,
  shell,
  memory,
  ask,
}) => {
  await page.goto('/ai-chat');
  await ask.say('Remember that the safe opens with 4711.');
  await ask.say('What opens the safe?');
  const conversation = page.url();

  await shell.open('Memory');
  await memory.open(/safe opens/);
  await memory.correct('The safe opens with 4711 and a key.');
  await memory.archive();
  await expect(memory.row(/safe opens/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(memory.row(/safe opens/)).toBeVisible();
  await memory.forget();
  await expect(memory.row(/safe opens/)).toHaveCount(0);
  const forgotten = page.getByRole('status').filter({ hasText: 'Forgotten' });
  await forgotten.getByRole('button', { name: 'Undo' }).click();
  await memory.open(/safe opens/);
  await memory.forget();
  await expect(memory.row(/safe opens/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: /^Delete The safe opens/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await shell.expectToast('Permanently deleted 1 memory and 2 answers');
  await page.goto(conversation);
  await expect(page.getByText('This answer rested on a memory that you erased.')).toHaveCount(2);
  await expect(page.getByText('4711')).toHaveCount(0);
});
