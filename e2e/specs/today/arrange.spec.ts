import { expect, test } from '../../fixtures/test.ts';

test('a card that keys have hidden on Today stays hidden, and comes back by “Show”', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Mara');
  const due = page.getByRole('main').getByRole('region', { name: 'Due today' });
  const body = page.getByRole('main').getByRole('link', { name: /^Body/ });
  const arrange = page.getByRole('button', { name: 'Arrange cards' });
  const tiles = page.getByRole('group', { name: 'Arrange cards' });
  const show = tiles.getByRole('switch', { name: 'Show Due today' });
  await expect(due).toBeVisible();

  await arrange.press('Enter');
  await expect(tiles.getByRole('button', { name: 'Done' })).toBeFocused();
  await tiles.getByRole('button', { name: 'Move Body left' }).press('ArrowLeft');
  await expect(tiles.getByRole('status')).toContainText('Body, place');
  await show.press('Space');
  await expect(tiles.getByRole('status')).toContainText('Due today, hidden');
  const order = await tiles.getByRole('heading').allInnerTexts();
  await tiles.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(arrange).toBeFocused();
  await expect(due).toHaveCount(0);

  await page.reload();
  await expect(body).toBeVisible();
  await expect(due).toHaveCount(0);

  await arrange.press('Enter');
  await expect(show).not.toBeChecked();
  await expect(tiles.getByRole('heading')).toHaveText(order);
  await show.press('Space');
  await expect(tiles.getByRole('status')).toContainText('Due today, shown');
  await page.keyboard.press('Escape');
  await expect(due).toBeVisible();
  await page.reload();
  await expect(due).toBeVisible();
});
