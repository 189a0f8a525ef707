import { type Page } from '@playwright/test';
import { browserHeaders } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';

async function tell(page: Page, memories: object[]): Promise<void> {
  const answer = await page.request.post('/api/memories/batch', {
    headers: browserHeaders,
    data: { items: memories },
  });
  expect(answer.ok()).toBe(true);
}

const all = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('list', { name: 'All memories' });

test('the list is narrowed, and each condition is taken away again', async ({ page, owner, shell }) => {
  expect(owner.name).toBe('Mara');
  await tell(page, [
    { text: 'Dinner in Porto.', kind: 'event', tags: ['trip'] },
    { text: 'Tea at home.', kind: 'note' },
  ]);
  await shell.open('Memory');
  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.getByRole('button', { name: /^Events/ }).click();
  await panel.getByRole('button', { name: 'Show 1 memory' }).click();
  await expect(page).toHaveURL(/kind=event/);
  await expect(all(page).getByRole('link', { name: /Dinner in Porto/ })).toBeVisible();
  await expect(all(page).getByRole('link', { name: /Tea at home/ })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Events' }).click();
  await expect(all(page).getByRole('link', { name: /Tea at home/ })).toBeVisible();
});

test('several memories are archived at once, and the undo brings them back', async ({
  page,
  owner,
  shell,
}) => {
  expect(owner.name).toBe('Mara');
  await tell(page, [{ text: 'First note.' }, { text: 'Second note.' }, { text: 'Third note.' }]);
  await shell.open('Memory');
  const first = all(page).getByRole('link', { name: /Third note/ });
  await first.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(all(page).getByRole('link', { name: /Second note/ })).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected memories' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Archive selected' }).click();

  await expect(all(page).getByRole('link')).toHaveCount(1);
  const done = page.getByRole('status').filter({ hasText: '2 memories archived' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(all(page).getByRole('link')).toHaveCount(3);
});

test('filters among the words of a search become chips', async ({ page, owner }) => {
  expect(owner.name).toBe('Mara');
  await tell(page, [
    { text: 'Dinner in Porto.', kind: 'event', tags: ['trip'] },
    { text: 'Dinner at home.', kind: 'note' },
  ]);
  await page.goto('/memory/semantic-search');
  await page.getByRole('searchbox', { name: 'Search your memories' }).fill('dinner tag:trip');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Dinner in Porto' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove tag trip' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Exact' }).click({ force: true });
  await expect(page.getByText(/that say every word/)).toBeVisible();
});
