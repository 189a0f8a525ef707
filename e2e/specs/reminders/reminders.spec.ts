import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test('one line becomes a reminder, is put off, done and taken back', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Reminders');
  await expect(page.getByRole('heading', { name: 'Nothing to remember' })).toBeVisible();
  const line = page.getByRole('textbox', { name: 'Remind me to' });
  await line.fill('call Ana tomorrow at 9');
  await line.press('Enter');
  const later = page.getByRole('region', { name: 'Later' });
  await expect(later.getByText('Tomorrow, 09:00')).toBeVisible();
  await expect(page.getByText('I’ll remind you tomorrow at 09:00: call Ana.')).toBeVisible();
  await expect(line).toHaveValue('');
  await line.fill('set a timer');
  await line.press('Enter');
  await expect(page.getByText('For how long?')).toBeVisible();
  await line.fill('');

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

test('a timer that is over shows itself on another screen', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Reminders');
  const line = page.getByRole('textbox', { name: 'Remind me to' });
  await line.fill('set a timer for 4 seconds called tea');
  await line.press('Enter');
  await expect(page.getByRole('region', { name: 'Timers' }).getByText(/0:0\d left/)).toBeVisible();
  await shell.open('Memory');
  await page.getByRole('button', { name: 'Done: Timer: tea' }).click();
  await expect(page.getByRole('button', { name: 'Done: Timer: tea' })).toBeHidden();
});

test('a list is made, filled and ticked off, and stays so', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Reminders');
  const name = page.getByRole('textbox', { name: 'New list' });
  await name.fill('Shopping');
  await name.press('Enter');
  const item = page.getByRole('textbox', { name: 'Add to Shopping' });
  await item.fill('Oat milk');
  await item.press('Enter');
  const milk = page.getByRole('checkbox', { name: 'Oat milk' });
  await milk.press('Space');
  await expect(milk).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Oat milk' })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the page is good in every look, empty and with data', async ({ page, owner }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/reminders');
    await expect(page.getByRole('heading', { name: 'Nothing to remember' })).toBeVisible();
    await expectGoodInEveryLook(page);
    const line = page.getByRole('textbox', { name: 'Remind me to' });
    for (const said of ['call Ana tomorrow at 9', 'learn the oud', 'set a timer for 10 minutes']) {
      await line.fill(said);
      await line.press('Enter');
      await expect(line).toHaveValue('');
    }
    await page.getByRole('textbox', { name: 'New list' }).fill('Shopping');
    await page.getByRole('textbox', { name: 'New list' }).press('Enter');
    await page.getByRole('textbox', { name: 'Add to Shopping' }).fill('Oat milk');
    await page.getByRole('textbox', { name: 'Add to Shopping' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Oat milk' })).toBeVisible();
    await page.getByRole('button', { name: 'Change learn the oud' }).click();
    await expectGoodInEveryLook(page);
  });
});
