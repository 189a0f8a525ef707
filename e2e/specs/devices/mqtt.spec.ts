import { type Page } from '@playwright/test';
import { connectAsync, type MqttClient } from 'mqtt';
import { expect, test } from '../../fixtures/test.ts';

/** As a device that was given what the page shows. */
async function connectAsShown(page: Page): Promise<{ device: MqttClient; topic: string }> {
  const shown = (label: string | RegExp): Promise<string> =>
    page.getByRole('textbox', { name: label, exact: true }).inputValue();
  const device = await connectAsync({
    host: await shown('Host'),
    port: Number(await shown(/^Port/)),
    username: await shown('User name'),
    password: await shown('Password'),
    protocolVersion: 4,
    reconnectPeriod: 0,
  });
  device.on('error', () => undefined);
  return { device, topic: await shown('Topic') };
}

test('a device that got the shown password tells a reading by MQTT, and is out once it was rotated', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Add device' }).last().click();
  await page.getByRole('tab', { name: 'MQTT' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cellar sensor');
  await page.getByRole('button', { name: 'Make password' }).click();
  await expect(page.getByText('Waiting for the first message…')).toBeVisible();
  const { device, topic } = await connectAsShown(page);

  await device.publishAsync(topic, 'hello', { qos: 1 });
  await expect(page.getByText(/^A message came and was not kept: Not a batch of readings\./)).toBeVisible();
  const example = await page.getByRole('textbox', { name: 'Example message' }).inputValue();
  await device.publishAsync(topic, example, { qos: 1 });
  await expect(page.getByText('Received: temp 21.4 °C')).toBeVisible();

  await page.getByRole('link', { name: 'Choose what is kept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cellar sensor' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'temp 21.4 °C' })).toBeVisible();
  const closed = new Promise<void>((resolve) => {
    device.once('close', () => {
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Rotate password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await closed;
  const old = device.options;
  await expect(connectAsync({ ...old, host: 'localhost' })).rejects.toThrow('Connection refused');
  const { device: again } = await connectAsShown(page);
  const at = new Date().toISOString();
  const readings = [{ id: at, at, name: 'door', value: 'open' }];
  await again.publishAsync(topic, JSON.stringify({ sentAt: at, readings }), { qos: 1 });
  await expect(page.getByRole('cell', { name: 'door open' })).toBeVisible();
  await again.endAsync(true);
});
