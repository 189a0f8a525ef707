import { MqttHome } from '../../fixtures/mqtt-home.ts';
import { expect, test } from '../../fixtures/test.ts';
import { homeBrokerPort } from '../../stacks/address.ts';

test('a lamp of a broker is joined and switched; a rule of it is tried on its past, runs, is traced and taken back', async ({
  page,
  owner,
  shell,
}) => {
  expect(owner.name).toBe('Mara');
  const devices = await MqttHome.start(homeBrokerPort, { lamps: 1 });
  try {
    await page.goto('/smart-home/connections');
    await page.getByRole('button', { name: 'Join your home' }).click();
    await page.getByRole('radio', { name: 'MQTT' }).check();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Broker');
    await page.getByRole('textbox', { name: 'Address' }).fill(devices.url);
    await page.getByRole('textbox', { name: 'User name' }).fill('hub');
    await page.getByLabel('Password (optional)', { exact: true }).fill('hub-secret');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Connections' })).toContainText('Connected');
    await page.getByRole('link', { name: 'Look at them' }).click();
    await page.getByRole('checkbox', { name: 'Choose lamp-0' }).press('Space');
    await page.getByRole('button', { name: 'Accept chosen' }).click();

    await shell.turnTo('/smart-home');
    const lamp = page.getByRole('switch', { name: 'lamp-0' });
    await lamp.press('Space');
    await expect(lamp).toBeChecked();
    await page.getByRole('link', { name: 'lamp-0' }).click();
    const latest = page.getByRole('region', { name: 'Logbook' }).getByRole('listitem').first();
    await expect(latest).toContainText(/On.*from a screen/);
    // By hand, at the lamp itself: the screen follows.
    devices.turn('OFF');
    await expect(latest).toContainText('Off');
    devices.turn('ON');
    await expect(latest).toContainText('On');

    await shell.turnTo('/smart-home/automations/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Light out');
    await page.getByRole('combobox', { name: 'When' }).selectOption('A device becomes');
    await page.getByRole('combobox', { name: 'Device' }).selectOption('lamp-0');
    await page.getByRole('textbox', { name: 'Becomes' }).fill('off');
    await page.getByRole('combobox', { name: 'Then' }).selectOption('Tell me');
    await page.getByRole('textbox', { name: 'Text' }).fill('The lamp is out');
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('It would have run once and was held back 0 times.')).toBeVisible();
    await page.getByRole('button', { name: 'Save automation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Light out' })).toBeVisible();

    devices.turn('OFF');
    const run = page.getByRole('region', { name: 'Runs' }).getByRole('listitem').first();
    await expect(run).toContainText('Done');
    await expect(run).toContainText('lamp-0');
    await expect(run).toContainText('The lamp is out');

    await shell.turnTo('/smart-home');
    await page.getByRole('switch', { name: 'lamp-0' }).press('Space');
    await expect(lamp).toBeChecked();
    // What was just done stands above what was done before.
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveCount(2);
    await undo.first().click();
    await expect(lamp).not.toBeChecked();
  } finally {
    await devices.stop();
  }
});
