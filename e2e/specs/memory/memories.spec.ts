import { type Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test('a memory is corrected, archived, forgotten and brought back', async ({
  page,
  owner,
  dashboard,
  shell,
  memory,
}) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Dentist on 13 March at nine.');
  await shell.open('Memory');
  await memory.open(/Dentist on 13 March/);
  await memory.correct('Dentist on 12 March at nine.');
  await expect(page.getByRole('heading', { level: 2, name: /12 March/ })).toBeVisible();

  await memory.archive();
  await expect(memory.row(/Dentist/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(memory.row(/Dentist/)).toBeVisible();

  await memory.forget();
  await expect(memory.row(/Dentist/)).toHaveCount(0);
  const forgotten = page.getByRole('status').filter({ hasText: 'Forgotten' });
  await forgotten.getByRole('button', { name: 'Undo' }).click();
  await expect(memory.row(/Dentist/)).toBeVisible();
});

test('words survive a server that cannot be reached', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await dashboard.captureBox.fill('The boiler code is F28.');
  await page.getByRole('main').getByRole('button', { name: 'Remember' }).click();
  await expect(page.getByRole('alert')).toContainText('Not saved yet');
  await expect(dashboard.captureBox).toHaveValue('The boiler code is F28.');
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.captureBox).toHaveValue('');
  await expect(page.getByRole('main').getByRole('link', { name: /boiler code/ })).toHaveCount(1);
});

test('text of any script comes back as it was told', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  for (const text of [
    'موعد الطبيب يوم الخميس',
    '母の誕生日は三月です',
    '👩‍👩‍👧 dinner <b>not bold</b> & "quotes"',
  ]) {
    await dashboard.remember(text);
    await expect(page.getByRole('main').getByRole('link', { name: text })).toBeVisible();
  }
});

test('what was forgotten is brought back from the trash, or erased with the answers that cited it', async ({
  page,
  owner,
  shell,
  ask,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/ai-chat');
  await ask.say('Remember that the safe opens with 4711.');
  await ask.say('What opens the safe?');
  const conversation = page.url();
  await forgetSafe(page);

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore The safe opens with 4711' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await forgetSafe(page);

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Erase The safe opens with 4711' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await shell.expectToast('Erased 1 memory and 2 answers');
  await page.goto(conversation);
  await expect(page.getByText('This answer rested on a memory that you erased.')).toHaveCount(2);
  await expect(page.getByText('4711')).toHaveCount(0);
});

async function forgetSafe(page: Page): Promise<void> {
  await page.goto('/memory');
  await page.getByRole('link', { name: /safe opens/ }).click();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByRole('link', { name: /safe opens/ })).toHaveCount(0);
  await expect(page.getByText('Forgotten', { exact: true })).toBeVisible();
}
