import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a home that is joined is good in every look: its connection, what was found, a scene', async ({
  page,
  shell,
}) => {
  await shell.turnTo('/smart-home/connections');
  await page.getByRole('button', { name: 'Join your home' }).click();
  await page.getByRole('radio', { name: 'Simulated devices' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Try-out flat');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Connections' })).toContainText('Connected');
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/smart-home/found');
  // What the keyboard reaches stands above the bar that stays in sight.
  await page.getByRole('searchbox').focus();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const [reached, bar] = await Promise.all(
      [page.locator(':focus'), page.getByRole('group', { name: 'What to do with them' })].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(reached!.y + reached!.height).toBeLessThanOrEqual(bar!.y);
  }
  await page.getByRole('checkbox', { name: 'Choose Bedroom light' }).press('Space');
  await page.getByRole('checkbox', { name: 'Choose Front door', exact: true }).press('Space');
  await expect(page.getByRole('region', { name: 'Hallway' })).toContainText('Guarded');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Accept chosen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Choose Bedroom light' })).toBeHidden();

  await shell.turnTo('/smart-home');
  await page.getByRole('button', { name: 'New scene' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Late');
  await expectAccessibleInAllThemes(page);
});

test('devices of a home are good in every look: switched, starred, chosen by a part, one of them, its logbook', async ({
  page,
  shell,
}) => {
  await seed.sampleFlat(page);
  await shell.turnTo('/smart-home');
  const light = page.getByRole('switch', { name: 'Hallway light' });
  await light.press('Space');
  await expect(light).toBeChecked();
  await page.getByRole('button', { name: 'Favourite: Front door', exact: true }).first().click();
  await expect(
    page.getByRole('region', { name: 'Favourites' }).getByRole('group', { name: 'Front door' }),
  ).toContainText('Locked · Hallway');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Add devices' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('list', { name: 'Home at a glance' })
    .getByRole('link', { name: '3 lights on' })
    .click();
  await expect(page.getByRole('region', { name: 'Lights that are on' }).getByRole('group')).toHaveCount(3);
  await expectAccessibleInAllThemes(page);

  await page.getByRole('link', { name: 'Hallway light' }).click();
  await expect(page.getByRole('img', { name: /^Hallway light: .*On for/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await shell.turnTo('/smart-home/logbook');
  await expect(page.getByRole('listitem').filter({ hasText: 'Hallway light: On' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('forty devices on two floors are good in every look', async ({ page, shell }) => {
  await seed.house(page, 40);
  await shell.turnTo('/smart-home');
  await expect(page.getByRole('heading', { name: 'Upper floor' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});
