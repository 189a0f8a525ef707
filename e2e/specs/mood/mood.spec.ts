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
