import { seedMoods } from '../../fixtures/moods.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a whole entry by keyboard alone, into the month and the list', async ({ page, shell }) => {
  await page.goto('/mood');
  await expect(page.getByRole('heading', { name: 'No mood yet' })).toBeVisible();
  const form = page.getByRole('region', { name: 'New entry' });
  await form.getByRole('radio', { name: 'Okay' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Good' })).toBeChecked();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('steady');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'steady', pressed: true })).toBeVisible();

  const doing = form.getByRole('group', { name: 'Doing' });
  await doing.getByRole('button', { name: 'Walk' }).press('Space');
  await doing.getByRole('button', { name: 'Add to Doing' }).press('Enter');
  await page.keyboard.type('Pottery');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Energy, stress' }).press('Enter');
  await form.getByRole('radiogroup', { name: 'Energy' }).getByRole('radio', { name: '4' }).press('Space');
  await form.getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('Made a bowl.');
  await page.keyboard.press('Control+Enter');
  await shell.expectToast('Saved: steady, good');

  const list = page.getByRole('region', { name: 'Latest entries' });
  await expect(list).toContainText('steady');
  await expect(list).toContainText('Energy 4 of 5');
  await expect(list.getByRole('group', { name: 'Tags' })).toContainText('WalkPottery');
  const day = page
    .getByRole('region', { name: 'Month' })
    .getByRole('button', { name: /good, 4\.0, 1 entry/ });
  await day.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Made a bowl.');
});

test('an entry is changed, deleted and brought back', async ({ page, shell }) => {
  await seedMoods(page, [{ mood: 2, at: new Date(Date.now() - 3_600_000).toISOString(), note: 'Long day' }]);
  await page.goto('/mood');
  const list = page.getByRole('region', { name: 'Latest entries' });
  await list.getByRole('button', { name: /^Change Bad/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the entry' });
  await dialog.getByText('Great').click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A better day than I thought');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('A better day than I thought');
  await list.getByRole('button', { name: /^Change Great/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await shell.expectToast('Deleted the entry');
  await expect(list).toContainText('No entry yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('A better day than I thought');
});

test('two presses from Today, from the palette and from a phone’s Capture', async ({ page, shell }) => {
  await page.getByRole('region', { name: 'Check in' }).getByText('Good').click();
  const dialog = page.getByRole('dialog', { name: 'How is it right now?' });
  await expect(dialog.getByRole('radio', { name: 'Good' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shell.expectToast('Saved: Good');

  await shell.openCommands();
  await page.keyboard.type('log a mood');
  await page.getByRole('option', { name: 'Log a mood', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Capture', exact: true }).click();
  await page.getByRole('dialog', { name: 'Tell your twin something' }).getByText('Bad').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shell.expectToast('Saved: Bad');
  await page.goto('/mood');
  await expect(page.getByRole('region', { name: 'Latest entries' })).toContainText('Bad');
});

test.describe('without a connection', () => {
  test.use({ failures: ['Failed to load resource: net::ERR_'] });

  test('an entry waits on the device, outlives a reload, and is sent once', async ({
    page,
    context,
    shell,
  }) => {
    await page.goto('/mood');
    const form = page.getByRole('region', { name: 'New entry' });
    const list = page.getByRole('region', { name: 'Latest entries' });
    await form.getByText('Good').click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(list).toContainText('Good');

    await context.setOffline(true);
    await form.getByText('Okay').click();
    await form.getByRole('textbox', { name: 'Note' }).fill('In the tunnel');
    await expect(form.getByRole('status').filter({ hasText: 'offline' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
    await expect(waiting).toContainText('In the tunnel');

    // The device is connected again before the server can be reached.
    const isEntry = (address: URL): boolean => address.pathname === '/api/mood-entries';
    await page.route(isEntry, (route) => route.abort('connectionrefused'));
    await context.setOffline(false);
    await page.reload();
    await expect(waiting).toContainText('In the tunnel');
    await page.unroute(isEntry);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await shell.expectToast('Sent 1 mood entry that waited');
    await expect(waiting).toBeHidden();
    await expect(list.getByText('In the tunnel')).toHaveCount(1);
    await page.reload();
    await expect(list.getByText('In the tunnel')).toHaveCount(1);
    await expect(waiting).toBeHidden();
  });
});

test('whom to call is shown after three of the lowest, quietly', async ({ page }) => {
  const note = page.getByRole('note', { name: 'Whom you can call' });
  const low = (hours: number): { mood: number; at: string } => ({
    mood: 1,
    at: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });
  await seedMoods(page, [low(1), low(30)]);
  await page.goto('/mood');
  await expect(page.getByRole('region', { name: 'Month' })).toBeVisible();
  await expect(note).toBeHidden();
  await seedMoods(page, [low(60)]);
  await page.reload();
  await expect(note).toContainText('Samaritans');
});

test('a daily reminder is one of the reminders', async ({ page, shell }) => {
  await page.goto('/mood');
  await page.getByRole('button', { name: 'Set a reminder' }).click();
  await page.getByLabel('Time').fill('20:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await shell.expectToast('Reminder every day at 20:30');
  await expect(page.getByRole('button', { name: 'Reminder 20:30' })).toBeVisible();
  await page.goto('/reminders');
  await expect(page.getByRole('checkbox', { name: 'Complete How is it right now?' })).toBeVisible();
});
