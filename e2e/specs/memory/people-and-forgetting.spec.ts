import { type Page, expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/looks.ts';
import { test } from '../../fixtures/test.ts';

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

test('names are picked out, merged, renamed and separated', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Yesterday I had dinner with Benno and Ben in Graz.');
  await expectUnderstood(page, /dinner with Benno/, 'Benno');

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
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Separate Benno' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Benno', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Benjamin / })).toBeVisible();
});

test('a name is put out of sight, and brought back', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Dinner with Clara.');
  await expectUnderstood(page, /Dinner with Clara/, 'Clara');

  await openActions(page, 'Clara');
  await page.getByRole('menuitem', { name: 'Put out of sight' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put out of sight' }).click();
  await page.getByRole('button', { name: 'Bring back Clara' }).click();
  await expect(page.getByRole('region', { name: 'Out of sight' })).toHaveCount(0);
});

test('a person is forgotten with all that speaks of them', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('Tom called about the boat.');
  await dashboard.remember('Dinner with Clara and Tom.');
  await expectUnderstood(page, /Dinner with Clara/, 'Clara');

  await openActions(page, 'Clara');
  await page.getByRole('menuitem', { name: 'Forget what speaks of it' }).click();
  await expect(page.getByText('This forgets 1 memory')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText(/^Erased: 1 memory/)).toBeVisible();

  await page.goto('/memory/people');
  await expect(page.getByRole('link', { name: /^Tom / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Clara / })).toHaveCount(0);
});

test.describe('what is never to be remembered', () => {
  test.use({ failures: [409] });

  test('is asked about before it is kept', async ({ page, owner, dashboard }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/memory/forget');
    await page.getByLabel('Words').fill('job interview');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Allow job interview again' })).toBeVisible();

    await page.goto('/dashboard');
    await dashboard.captureBox.fill('The interview for the job is on Monday.');
    await page.getByRole('main').getByRole('button', { name: 'Remember' }).click();
    await expect(page.getByText(/You asked me never to remember/)).toBeVisible();
    await expect(dashboard.captureBox).toHaveValue('The interview for the job is on Monday.');
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(dashboard.captureBox).toHaveValue('');
  });
});

test('one memory links to another, and shows it from both ends', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('The heat pump needs a filter.');
  await dashboard.remember('Plumber: 0316 555.');
  await page.goto('/memory');
  await page.getByRole('link', { name: /Plumber/ }).click();
  const links = page.getByRole('region', { name: 'Links' });
  await links.getByRole('button', { name: 'Link to…' }).click();
  await page.getByRole('dialog').getByLabel('Find a memory').fill('heat pump');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /heat pump/ })
    .click();
  await links.getByRole('link', { name: /heat pump/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /heat pump/ })).toBeVisible();
  await expect(links.getByRole('link', { name: /Plumber/ })).toBeVisible();
});
