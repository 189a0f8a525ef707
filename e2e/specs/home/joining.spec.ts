import { expect, test } from '../../fixtures/test.ts';

test('a home is joined, two devices accepted, one switched, renamed and removed', async ({
  page,
  owner,
  shell,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/smart-home');
  await page.getByRole('link', { name: 'Join your home' }).click();
  await page.getByRole('button', { name: 'Join your home' }).click();
  await page.getByRole('radio', { name: 'Simulated devices' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Try-out flat');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const connection = page.getByRole('list', { name: 'Connections' }).getByRole('listitem');
  await expect(connection).toContainText('Connected');

  await page.getByRole('link', { name: 'Look at them' }).click();
  await page.getByRole('checkbox', { name: 'Choose Bedroom light' }).press('Space');
  await page.getByRole('checkbox', { name: 'Choose Front door', exact: true }).press('Space');
  await expect(page.getByRole('region', { name: 'Hallway' })).toContainText('Guarded');
  await page.getByRole('button', { name: 'Accept chosen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Choose Bedroom light' })).toBeHidden();

  await shell.turnTo('/smart-home');
  const light = page.getByRole('switch', { name: 'Bedroom light' });
  await light.press('Space');
  await expect(light).toBeChecked();
  await page.getByRole('button', { name: 'New scene' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Late');
  await page.getByRole('checkbox', { name: 'Bedroom light: On' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Activate Late' })).toBeVisible();

  await page.getByRole('link', { name: 'Bedroom light' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedroom light' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bedroom light: .*On for/ })).toBeVisible();
  const logbook = page.getByRole('region', { name: 'Logbook' }).getByRole('listitem');
  await expect(logbook.first()).toContainText(/On.*from a screen/);
  await page.reload();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ceiling lamp');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceiling lamp' })).toBeVisible();

  await shell.turnTo('/smart-home/logbook');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ceiling lamp: On' })).toContainText(
    'from a screen',
  );

  await page.getByRole('link', { name: 'Ceiling lamp' }).first().click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Front door' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ceiling lamp' })).toBeHidden();
});
