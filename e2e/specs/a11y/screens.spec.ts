import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { type DashboardPage } from '../../pages/dashboard-page.ts';
import { ImportPage } from '../../pages/import-page.ts';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };
const themes = ['dark', 'light'] as const;

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of themes) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({ viewport });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
        }, theme);
      });

      for (const path of ['/', '/login', '/signup', '/forgot-password', '/auth/action']) {
        test(`${path} has no violation and no sideways scrolling`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
        });
      }

      test('the dashboard, search and conversations have no violation, empty and with data', async ({
        page,
        owner,
        dashboard,
        ask,
      }) => {
        expect(owner.name).toBe('Mara');
        await expectAccessible(page);
        await rememberAna(page, dashboard);
        await expectAccessible(page);

        await page.goto('/memory/semantic-search?q=peanut%20allergy');
        await expect(page.getByRole('article')).toHaveCount(1);
        await expectAccessible(page);

        await page.goto('/ai-chat');
        await expectAccessible(page);
        await ask.say('What is Ana allergic to?');
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });

      test('memories and the trash have no violation, empty and with data', async ({
        page,
        owner,
        dashboard,
        memory,
      }) => {
        expect(owner.name).toBe('Mara');
        await rememberAna(page, dashboard);
        await page.goto('/memory/trash');
        await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
        await expectAccessible(page);

        await page.goto('/memory');
        await memory.open(/Ana is allergic/);
        await expectAccessible(page);
        await memory.forget();
        await expect(page.getByText('Forgotten', { exact: true })).toBeVisible();
        await page.goto('/memory/trash');
        await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });

      test('imports have no violation, empty, with a file looked into and with what it brought', async ({
        page,
        owner,
      }) => {
        expect(owner.name).toBe('Mara');
        const imports = new ImportPage(page);
        await imports.goto();
        await expect(page.getByText('Nothing was imported yet')).toBeVisible();
        await expectAccessible(page);

        await imports.choose('diary.csv', 'Day,Words\n3 May 2024,The cat slept.\n4 May 2024,\n');
        await expect(imports.preview.getByRole('row', { name: /The cat slept/ })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);

        await imports.start();
        await expect(imports.latest).toContainText('1 new memory, 1 row skipped');
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });

      test('the smart home has no violation, empty, with a flat and with what was done', async ({
        page,
        owner,
      }) => {
        expect(owner.name).toBe('Mara');
        await page.goto('/smart-home');
        await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Set up the sample flat' }).click();
        const light = page.getByRole('switch', { name: 'Bedroom light' });
        await light.press('Space');
        await expect(light).toBeChecked();
        await expect(page.getByRole('button', { name: 'Undo Bedroom light: turn on' })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });
    });
  }
}

async function rememberAna(page: Page, dashboard: DashboardPage): Promise<void> {
  await dashboard.remember('My sister Ana is allergic to peanuts. She told me in Porto.');
  // The toast fades in and out while axe measures; the gallery judges it at rest.
  const toast = page.getByText('Remembered', { exact: true });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Ana is allergic/ })).toBeVisible();
  await expect(toast).toHaveCount(0);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
