import { type Page } from '@playwright/test';
import { browserHeaders } from '../../fixtures/client.ts';
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

test('two corrections that meet lose nothing, also over a reload', async ({
  page,
  dashboard,
  shell,
  memory,
}) => {
  await dashboard.remember('Call Ana.');
  await shell.open('Memory');
  await memory.open(/Call Ana/);
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'What should be remembered' }).fill('Call Ana at six.');
  await changeElsewhere(page, 'Call Ben.');
  // Without a press: what changes elsewhere is told at once.
  await expectBothTexts(page);

  await page.reload();
  await expectBothTexts(page);
  await page.getByRole('button', { name: 'Put both in the box' }).click();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Call Ben' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Call Ana at six\.$/ })).toBeVisible();
});

test('several are archived at once by keyboard, and the undo brings them back', async ({ page, shell }) => {
  const all = page.getByRole('list', { name: 'All memories' });
  const answer = await page.request.post('/api/memories/batch', {
    headers: browserHeaders,
    data: { items: [{ text: 'First note.' }, { text: 'Second note.' }, { text: 'Third note.' }] },
  });
  expect(answer.ok()).toBe(true);
  await shell.open('Memory');
  await all.getByRole('link', { name: /Third note/ }).press('x');
  await page.keyboard.press('j');
  await expect(all.getByRole('link', { name: /Second note/ })).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected memories' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Archive selected' }).click();

  await expect(all.getByRole('link')).toHaveCount(1);
  const done = page.getByRole('status').filter({ hasText: '2 memories archived' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(all.getByRole('link')).toHaveCount(3);
});

async function expectBothTexts(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Saved now' })).toContainText('Call Ben.');
  await expect(page.getByRole('group', { name: 'Yours' })).toContainText('Call Ana at six.');
}

/** As another tab of the same person would. */
async function changeElsewhere(page: Page, text: string): Promise<void> {
  const id = new URL(page.url()).searchParams.get('memory') ?? '';
  const answer = await page.request.patch(`/api/memories/${id}`, {
    headers: browserHeaders,
    data: { text, version: 1 },
  });
  expect(answer.status()).toBe(200);
}
