import { expect, test } from '../../fixtures/test.ts';

test('what was asked in the chat is listed, led back to and undone; a setting is set on its page', async ({
  page,
  owner,
  shell,
  ask,
}) => {
  expect(owner.name).toBe('Mara');
  await shell.open('Activity');
  // An example goes to the chat, and waits there to be sent.
  await page.getByRole('button', { name: 'Remind me to call Ana tomorrow at 9' }).click();
  const composer = page.getByRole('textbox', { name: 'Message to your twin' });
  await expect(composer).toHaveValue('Remind me to call Ana tomorrow at 9');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(ask.answers).toHaveCount(1);
  await ask.expectDone(ask.answers.last());
  await ask.say('Quiet hours from 10 pm to 7');
  await ask.say('Switch to light mode');
  await expect(page.locator('html')).not.toContainClass('dark');

  await shell.open('Activity');
  const row = page
    .getByRole('list', { name: 'What was done' })
    .getByRole('listitem')
    .filter({ hasText: 'call Ana' });
  await expect(row).toContainText('In a chat');
  await row.getByRole('link', { name: /^Conversation:/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'call Ana' })).toBeInViewport();
  await ask.say('Go to settings');
  await page.getByRole('link', { name: 'Open Settings' }).click();
  await expect(page.getByText('22:00 to 07:00, every day')).toBeVisible();

  await shell.open('Activity');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toContainText('Undone');
  await shell.open('Reminders');
  await expect(page.getByRole('heading', { name: 'No reminders' })).toBeVisible();
});
