import { expect, test } from '../../fixtures/test.ts';

test('one line becomes a reminder, is put off, done and taken back', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Reminders');
  const line = page.getByRole('textbox', { name: 'Remind me to' });
  await line.fill('call Ana tomorrow at 9');
  await line.press('Enter');
  const later = page.getByRole('region', { name: 'Later' });
  await expect(later.getByText('Tomorrow, 09:00')).toBeVisible();
  await expect(page.getByText('I’ll remind you tomorrow at 09:00: call Ana.')).toBeVisible();
  await expect(line).toHaveValue('');

  await page.getByRole('button', { name: 'Snooze call Ana' }).click();
  await page.getByRole('menuitem', { name: 'Next week' }).click();
  await expect(later.getByText(/09:00, snoozed$/)).toBeVisible();

  // The box itself is drawn by its label.
  await page.getByRole('checkbox', { name: 'Complete call Ana' }).press('Space');
  await expect(later).toBeHidden();
  const done = page.getByRole('status').filter({ hasText: 'Done: call Ana' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(later.getByText('call Ana', { exact: true })).toBeVisible();
});

test(
  'a timer that is over shows itself on another screen',
  { tag: '@stack' },
  async ({ page, owner, shell }) => {
    expect(owner.name).toBe('Mara');
    await shell.open('Reminders');
    const line = page.getByRole('textbox', { name: 'Remind me to' });
    await line.fill('set a timer for 4 seconds called tea');
    await line.press('Enter');
    await expect(page.getByRole('region', { name: 'Timers' }).getByText(/0:0\d left/)).toBeVisible();
    await shell.open('Memory');
    await page.getByRole('button', { name: 'Done: Timer: tea' }).click();
    await expect(page.getByRole('button', { name: 'Done: Timer: tea' })).toBeHidden();
  },
);
