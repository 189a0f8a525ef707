import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { connectAsync } from 'mqtt';
import { HUB, MqttHome } from '../fixtures/mqtt-home.ts';
import { expect, test } from '../fixtures/test.ts';
import { homeBrokerPort } from '../stacks/address.ts';
import { FOLDER, inEveryLook } from './looks.ts';

const PAYLOADS = path.resolve(
  import.meta.dirname,
  '../../bff/src/integrations/home/mqtt/testing/payloads.json',
);
const ROOMS = ['Kitchen', 'Bedroom', 'Hallway', 'Study', 'Bathroom'];
const NAMES: Record<string, string> = {
  light: 'ceiling light',
  switch: 'plug',
  binary_sensor: 'window',
  sensor: 'thermometer',
  climate: 'radiator',
  cover: 'blind',
  lock: 'door',
  fan: 'fan',
};

interface Discovery {
  topic: string;
  payload: { name?: string | null; device?: { name?: string; suggested_area?: string } };
}

/** What Zigbee2MQTT, Shelly and Tasmota announce of their devices, those without a name called as a person would. */
async function announce(port: number): Promise<void> {
  const all = JSON.parse(await readFile(PAYLOADS, 'utf8')) as Discovery[];
  const client = await connectAsync(`mqtt://127.0.0.1:${String(port)}`, {
    username: 'devices',
    password: 'devices-secret',
  });
  await client.publishAsync('zigbee2mqtt/bridge/state', '{"state":"online"}', { retain: true });
  for (const [at, { topic, payload }] of all.entries()) {
    const { device } = payload;
    const kind = topic.split('/')[1] ?? '';
    if (device?.name?.startsWith('dev_')) {
      const room = ROOMS[at % ROOMS.length] ?? '';
      device.name = `${room} ${NAMES[kind] ?? kind}`;
      device.suggested_area = room;
    }
    await client.publishAsync(topic, JSON.stringify(payload), { retain: true });
  }
  await client.publishAsync('homeassistant/light/broken/config', '{"name": ', { retain: true });
  await client.publishAsync('homeassistant/light/wide/config', '{"name":"Wide","command_topic":"#"}', {
    retain: true,
  });
  await client.endAsync();
}

/** To be looked at beside the mock-ups; nothing is compared. */
test('the screens of a home that is joined', async ({ page, owner }) => {
  test.setTimeout(600_000);
  expect(owner.name).toBe('Mara');
  await mkdir(FOLDER, { recursive: true });
  const devices = await MqttHome.start(homeBrokerPort, { lamps: 2, sensors: 3 });
  try {
    await announce(homeBrokerPort);
    await joined(page, devices.url);
    await shootAll(page, 'waiting');
    await page.goto('/smart-home/found');
    for (const name of [/plug/, /radiator/]) {
      await page.getByRole('checkbox', { name }).first().press('Space');
    }
    await page.getByRole('button', { name: 'Ignore' }).click();
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await expect(page.getByText(/Accepted \d+ devices/)).toBeVisible();
    await shootAll(page, 'accepted');
  } finally {
    await devices.stop();
  }
  await inEveryLook(page, async (shoot) => {
    await page.goto('/smart-home');
    await expect(page.getByText('At home is not connected')).toBeVisible();
    await shoot('joined-home-lost', false);
  });
});

async function joined(page: Page, url: string): Promise<void> {
  await page.goto('/smart-home/connections');
  await page.getByRole('button', { name: 'Join your home' }).click();
  await page.getByRole('radio', { name: 'MQTT' }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('At home');
  await page.getByRole('textbox', { name: 'Address' }).fill(url);
  await page.getByRole('textbox', { name: 'User name' }).fill(HUB.username);
  await page.getByLabel('Password (optional)', { exact: true }).fill(HUB.secret);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const connections = page.getByRole('list', { name: 'Connections' });
  await expect(connections).toContainText('Connected');
  await page.getByRole('button', { name: 'Add connection' }).first().click();
  await page.getByRole('radio', { name: 'Simulated devices' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Try-out flat');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(connections.getByText('Connected')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add connection' }).first().click();
  await page.getByRole('radio', { name: 'MQTT' }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Garden shed');
  await page.getByRole('textbox', { name: 'Address' }).fill(url);
  await page.getByRole('textbox', { name: 'User name' }).fill('somebody');
  await page.getByLabel('Password (optional)', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(connections).toContainText('Refused');
}

async function shootAll(page: Page, when: string): Promise<void> {
  await inEveryLook(page, async (shoot) => {
    await page.goto('/smart-home/connections');
    await expect(page.getByRole('list', { name: 'Connections' })).toBeVisible();
    await shoot(`connections-${when}`);
    await page.getByRole('button', { name: 'More for At home' }).click();
    await page.getByRole('menuitem', { name: 'What was left out' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(`connection-left-out-${when}`, false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More for At home' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await shoot(`connection-edit-${when}`, false);
    await page.goto('/smart-home/found');
    await expect(page.getByRole('searchbox')).toBeVisible();
    if (when === 'waiting') {
      const light = page.getByRole('checkbox', { name: /ceiling light/ }).first();
      await light.press('Space');
    } else {
      await page.getByRole('switch', { name: 'Show ignored' }).press('Space');
    }
    await shoot(`found-${when}`);
    await page.goto('/smart-home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(`joined-home-${when}`);
  });
}
