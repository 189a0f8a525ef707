import type { Page } from '@playwright/test';
import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { type DashboardPage } from '../../pages/dashboard-page.ts';
import { ImportPage } from '../../pages/import-page.ts';

// What is done between the looks is done on a phone; the tests of each domain do it on a desktop.
test.use({ viewport: { width: 360, height: 780 } });

for (const path of ['/login', '/signup', '/forgot-password', '/auth/action']) {
  test(`${path} is good in every look`, async ({ page }) => {
    await page.goto(path);
    await expectGoodInEveryLook(page);
  });
}

test('the dashboard, search and conversations are good in every look, empty and with data', async ({
  page,
  owner,
  dashboard,
  ask,
}) => {
  expect(owner.name).toBe('Mara');
  await expectGoodInEveryLook(page);
  await rememberAna(page, dashboard);
  await expectGoodInEveryLook(page);

  await page.goto('/memory/semantic-search?q=peanut%20allergy');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectGoodInEveryLook(page);

  await page.goto('/ai-chat');
  await expectGoodInEveryLook(page);
  await ask.say('What is Ana allergic to?');
  await expectGoodInEveryLook(page);
});

test('memories and the trash are good in every look, empty and with data', async ({
  page,
  owner,
  dashboard,
  memory,
}) => {
  expect(owner.name).toBe('Mara');
  await rememberAna(page, dashboard);
  await page.goto('/memory/trash');
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await page.goto('/memory');
  await memory.open(/Ana is allergic/);
  await expectGoodInEveryLook(page);
  await memory.forget();
  await expect(page.getByText('Forgotten', { exact: true })).toBeVisible();
  await page.goto('/memory/trash');
  await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
  await expectGoodInEveryLook(page);
});

test('imports are good in every look, empty, with a file looked into and with what it brought', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Mara');
  const imports = new ImportPage(page);
  await imports.goto();
  await expect(page.getByText('Nothing was imported yet')).toBeVisible();
  await expectGoodInEveryLook(page);

  await imports.choose('diary.csv', 'Day,Words\n3 May 2024,The cat slept.\n4 May 2024,\n');
  await expect(imports.preview.getByRole('row', { name: /The cat slept/ })).toBeVisible();
  await expectGoodInEveryLook(page);

  await imports.start();
  await expect(imports.latest).toContainText('1 new memory, 1 row skipped');
  await expectGoodInEveryLook(page);
});

test('the smart home is good in every look, empty, with a flat and with what was done', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/smart-home');
  await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await page.getByRole('button', { name: 'Set up the sample flat' }).click();
  const light = page.getByRole('switch', { name: 'Bedroom light' });
  await light.press('Space');
  await expect(light).toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo Bedroom light: turn on' })).toBeVisible();
  await expectGoodInEveryLook(page);
});

async function rememberAna(page: Page, dashboard: DashboardPage): Promise<void> {
  await dashboard.remember('My sister Ana is allergic to peanuts. She told me in Porto.');
  // The toast fades in and out while axe measures; the gallery judges it at rest.
  const toast = page.getByText('Remembered', { exact: true });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Ana is allergic/ })).toBeVisible();
  await expect(toast).toHaveCount(0);
}
