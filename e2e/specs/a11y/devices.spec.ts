import type { Page } from '@playwright/test';
import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('devices are good in every look with what they sent', async ({ page, shell }) => {
  const id = await seed.sensor(page);
  await seed.watch(page);
  await shell.turnTo(`/devices/${id}`);
  await expect(page.getByRole('application', { name: /^(humidity|temp)/i })).toBeVisible();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(page.getByText('Kept out: Older than 400 days')).toBeVisible();
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('img', { name: 'Code for Shed sensor' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await warnOfBattery(page, id);
  await shell.turnTo('/devices');
  await expect(page.getByRole('region', { name: 'Needs a look' })).toContainText('Battery at 9%.');
  await expectAccessibleInAllThemes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: 'Choose Shed sensor' }).press('Space');
  await expect(page.getByRole('group', { name: 'Change the chosen devices' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByText('Cards', { exact: true }).click();
  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Scale');
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByRole('img', { name: 'Code for Scale' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  await page.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('tab', { name: 'MQTT' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cellar');
  await page.getByRole('button', { name: 'Make password' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Cellar' }).click();
  await expect(page.getByRole('button', { name: 'Rotate password' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await page.goto('/pair');
  await expect(page.getByRole('heading', { name: 'Connect a device' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('automations are good in every look, with rules, a new one, and what one did', async ({
  page,
  shell,
}) => {
  await seed.sampleFlat(page);
  await seed.automation(page);
  await shell.turnTo('/smart-home/automations');
  await expect(page.getByRole('list', { name: 'Automations' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/smart-home/automations/new');
  await page.getByRole('button', { name: 'Add trigger' }).click();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('button', { name: 'Add action' }).click();
  await expect(page.getByText('Fill in what is missing')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await seed.command(page, 'I feel terrible today');
  await shell.turnTo('/smart-home/automations');
  await page.getByRole('link', { name: 'A walk after a low mood' }).click();
  await expect(page.getByRole('region', { name: 'Runs' })).toContainText('Done');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/^It would have run/)).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

/** As the server does when it has gone through the devices, which may be half a minute later. */
async function warnOfBattery(page: Page, id: string): Promise<void> {
  await page.route('**/api/devices', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { items } = (await response.json()) as { items: { id: string; alerts: object[] }[] };
    const alerts = [{ kind: 'battery', since: new Date().toISOString() }];
    const json = { items: items.map((item) => (item.id === id ? { ...item, alerts } : item)) };
    return route.fulfill({ response, json });
  });
}
