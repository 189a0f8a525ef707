import { expect, test } from '../../fixtures/test.ts';

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
