import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what was asked in the chat is listed, led back to and undone', async ({ page, owner, shell, ask }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Activity');
  await expect(page.getByRole('heading', { name: 'Nothing was done yet' })).toBeVisible();
  // An example goes to the chat, and waits there to be sent.
  await page.getByRole('button', { name: 'Remind me to water the plants tomorrow at 9' }).click();
  const composer = page.getByRole('textbox', { name: 'Message to your twin' });
  await expect(composer).toHaveValue('Remind me to water the plants tomorrow at 9');
  await ask.say('Remind me to water the plants tomorrow at 9');

  await shell.open('Activity');
  const row = page.getByRole('listitem').filter({ hasText: 'water the plants' });
  await expect(row).toContainText('In a chat');
  await row.getByRole('link', { name: /^Conversation:/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'water the plants' })).toBeVisible();

  await shell.open('Activity');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toContainText('Taken back');
  await page.getByRole('combobox', { name: 'What came of it' }).selectOption('Changed something');
  await expect(page.getByRole('heading', { name: 'Nothing like that' })).toBeVisible();
});

test('the palette goes where it is told, and says how it understood', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await shell.openCommands();
  await page.getByRole('combobox', { name: 'Commands' }).fill('open the activity log');
  await page.getByRole('option', { name: 'Do “open the activity log”' }).click();
  await expect(page).toHaveURL(/\/activity$/);
  await page.getByRole('link', { name: 'What you can say' }).click();
  await page.getByRole('textbox', { name: 'A sentence' }).fill('quiet hours from 10 pm to 7');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('It would be done as it stands.')).toBeVisible();
  await expect(page.getByText(/The rule “settings”/)).toBeVisible();
});

test('a setting by word is a setting on its page', async ({ page, owner, shell, ask }) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Ask');
  await ask.say('Quiet hours from 10 pm to 7');
  await ask.say('Switch to light mode');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await ask.say('Go to settings');
  await page.getByRole('link', { name: 'Open Settings' }).click();
  await expect(page.getByText('22:00 to 07:00, every day')).toBeVisible();
});

test('the pages are good in every look', async ({ page, owner, ask }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/ai-chat');
  await ask.say('Set a timer for 10 minutes');
  for (const [address, ready] of [
    ['/activity', /^Conversation:/],
    ['/skills', /^What was done/],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: ready }).first()).toBeVisible();
    await expect(page.getByText(/Sets? a timer|Starts? a timer/i).first()).toBeVisible();
    await expectGoodInEveryLook(page);
  }
});
