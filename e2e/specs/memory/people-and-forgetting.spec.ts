import { type Page, expect } from '@playwright/test';
import { test } from '../../fixtures/test.ts';

test('names are picked out, merged, renamed, and forgotten with all that speaks of them', async ({
  page,
  owner,
  dashboard,
}) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Tom called about the boat.');
  await dashboard.remember('Lunch with Benno at the harbour.');
  await dashboard.remember('Yesterday I had dinner with Ben and Tom in Graz.');
  await expectUnderstood(page, /dinner with Ben/, 'Ben');

  await openActions(page, 'Benno');
  await page.getByRole('menuitem', { name: 'Merge with another' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ben', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ben', exact: true })).toBeVisible();
  await expect(page.getByText('Also known as Benno.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Benjamin');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Benjamin' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Forget its memories' }).click();
  await expect(page.getByText('This forgets 2 memories')).toBeVisible();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently', exact: true }).click();
  await expect(page.getByText(/^Permanently deleted: 2 memories/)).toBeVisible();

  await page.goto('/memory/people');
  await expect(page.getByRole('link', { name: /^Tom / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ben/ })).toHaveCount(0);
});

/** Waits until the twin has read the latest memory, and so all before it, which shows in its detail by itself. */
async function expectUnderstood(page: Page, memory: RegExp, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Memory', exact: true }).click();
  await page.getByLabel('Memories').getByRole('link', { name: memory }).click();
  await expect(
    page.getByRole('region', { name: 'Understood' }).getByText(name, { exact: true }),
  ).toBeVisible();
}

/** Opens the name, and what can be done with it. */
async function openActions(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'People and places' }).click();
  await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
}
