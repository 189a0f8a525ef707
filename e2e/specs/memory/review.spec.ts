import { type Page } from '@playwright/test';
import { browserHeaders } from '../../fixtures/client.ts';
import { expectAccessible } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a version is restored as a new one', async ({ page, owner, dashboard, shell, memory }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Dentist on 13 March at nine.');
  await shell.open('Memory');
  await memory.open(/Dentist on 13 March/);
  await memory.correct('Dentist on 12 March at nine.');
  await page.getByRole('button', { name: 'Restore version 1' }).click();

  await expect(page.getByRole('heading', { level: 2, name: /13 March/ })).toBeVisible();
  await expect(page.getByText('Version 3').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
});

test('two corrections that meet lose nothing, also over a reload', async ({
  page,
  owner,
  dashboard,
  shell,
  memory,
}) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Call Ana.');
  await shell.open('Memory');
  await memory.open(/Call Ana/);
  await page.getByRole('button', { name: 'Correct' }).click();
  const box = page.getByRole('textbox', { name: 'What should be remembered' });
  await box.fill('Call Ana at six.');
  await changeElsewhere(page, 'Call Ben.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectBothTexts(page);

  await page.reload();
  await expectBothTexts(page);
  await page.getByRole('button', { name: 'Use what is saved' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Call Ben' })).toBeVisible();
  const kept = page.getByRole('status').filter({ hasText: 'Kept what was saved' });
  await kept.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Put both in the box' }).click();
  await page.getByRole('button', { name: 'Save mine' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Call Ben' })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Call Ana at six\.$/ })).toBeVisible();
});

test('a fact that changed keeps its dates', async ({ page, owner, dashboard, shell, memory }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('I live in Lyon.');
  await shell.open('Memory');
  await memory.open('I live in Lyon');
  await page.getByRole('button', { name: 'This changed' }).click();
  await page.getByRole('textbox', { name: 'What holds instead' }).fill('I live in Nantes.');
  await page.getByLabel(/Since when/).fill('2025-05-04');
  await page.getByRole('button', { name: 'Replace' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'I live in Nantes' })).toBeVisible();
  const before = page.getByRole('region', { name: 'What held before' });
  await expect(before).toContainText('until 4 May 2025');
  await expect(memory.row('I live in Lyon')).toHaveCount(0);
  await before.getByRole('link', { name: 'I live in Lyon' }).click();
  await expect(page.getByText('This held until 4 May 2025')).toBeVisible();
  await page.getByRole('button', { name: 'It still holds' }).click();
  await expect(memory.row('I live in Lyon')).toBeVisible();
});

test('the inbox is worked through by keyboard alone', async ({ page, owner, dashboard, shell }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('The spare key is under the blue flower pot.');
  await dashboard.remember('The spare key is under the blue flower-pot!');
  // What is found last comes first.
  await expectWaiting(page, 1);
  await dashboard.remember('I live in Lyon.');
  await dashboard.remember('I moved to Nantes.');
  await expectWaiting(page, 2);
  await shell.open('Memory');
  await page.getByRole('link', { name: 'Review 2 waiting' }).click();
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('group', { name: 'Earlier' }) });
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const home = card.getByText('They disagree on “home”.');
  const twice = card.getByText('Both say the same.');
  await expect(home).toBeVisible();
  await page.keyboard.press('j');
  await expect(twice).toBeVisible();
  await page.keyboard.press('k');
  await expect(home).toBeVisible();
  await page.keyboard.press('a');
  await expect(twice).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(twice).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('Kept both.', { exact: true })).toBeVisible();

  await shell.open('Memory');
  await expect(page.getByRole('link', { name: /spare key/ })).toHaveCount(2);
  await page.getByRole('link', { name: /I moved to Nantes/ }).click();
  await expect(page.getByRole('region', { name: 'What held before' })).toContainText('I live in Lyon');
});

async function expectBothTexts(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Saved now' })).toContainText('Call Ben.');
  await expect(page.getByRole('group', { name: 'Yours' })).toContainText('Call Ana at six.');
}

/** As another tab of the same person would. */
async function changeElsewhere(page: Page, text: string): Promise<void> {
  const id = new URL(page.url()).searchParams.get('memory') ?? '';
  const answer = await page.request.patch(`/api/memories/${id}`, {
    headers: browserHeaders,
    data: { text, version: 1 },
  });
  expect(answer.status()).toBe(200);
}

/** Memories are compared after they were kept; until then there is nothing to decide. */
async function expectWaiting(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/memories/review')).json()) as { total: number }).total,
    )
    .toBe(count);
}
