import { act, screen } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { baseApi } from '../../../api/base-api';
import { devicesServer, mqttServer } from '../../../testing/msw/handlers/devices';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { Device } from '../api/devices.api';
import { DevicesPage } from '../pages/devices-page';

const devices: Device[] = [];
const READING = { name: 'temp', value: 21.4, text: null, unit: '°C', target: 'waiting' } as const;

async function addByMqtt(): Promise<Rendered> {
  const view = renderWithProviders(<DevicesPage />, { at: '/devices' });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Add device' }));
  await user.click(screen.getByRole('tab', { name: 'MQTT' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cellar');
  await user.click(screen.getByRole('button', { name: 'Make password' }));
  return view;
}

/** What the stream of events does when a device was heard. */
function hear(store: Rendered['store']): void {
  act(() => {
    store.dispatch(baseApi.util.invalidateTags(['Device'] as never[]));
  });
}

test('shows once how a device connects by MQTT, and turns when its first message comes', async () => {
  devices.length = 0;
  const mqtt = mqttServer(devices);
  const readings = [{ ...READING, at: new Date().toISOString() }];
  server.use(...mqtt.handlers, ...devicesServer(devices, readings).handlers);
  const { user, store } = await addByMqtt();
  expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('mqtt-secret');
  expect(screen.getByRole('textbox', { name: 'Host' })).toHaveValue('twyn.lan');
  expect(screen.getByRole('textbox', { name: 'Port (without TLS)' })).toHaveValue('1883');
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveValue('d-new');
  expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveValue('twyn/d-new/readings');
  const example = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Example message' });
  expect(JSON.parse(example.value)).toMatchObject({ readings: [{ name: 'temp', value: 21.4 }] });
  expect(screen.getByText('Waiting for the first message…')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();

  const receivedAt = new Date().toISOString();
  mqtt.refused.push({ name: 'message', value: 'hello', reason: 'malformed', receivedAt });
  hear(store);
  expect(
    await screen.findByText(/^A message came and was not kept: Not a batch of readings\./),
  ).toBeVisible();

  devices[0] = { ...devices[0]!, status: 'online', lastSeenAt: receivedAt };
  hear(store);
  expect(await screen.findByText('Received: temp 21.4 °C')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what is kept' })).toHaveAttribute('href', '/devices/d-new');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('mqtt-secret')).toBeNull();
});

test.each([
  [409, 'mqtt_off', 'MQTT is off on this Twyn.'],
  [503, 'mqtt_unavailable', 'The MQTT broker doesn’t answer, so nothing was changed.'],
])('says why none was made: %i %s', async (status, code, words) => {
  server.use(
    http.post('/api/devices/mqtt', () => problem(status, code, words)),
    ...devicesServer([]).handlers,
  );
  await addByMqtt();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cellar');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid();
});

test('says at the name that it is taken', async () => {
  const words = 'A device of that name is there already. Choose another name.';
  server.use(
    http.post('/api/devices/mqtt', () => problem(409, 'device_name_taken', words)),
    ...devicesServer([]).handlers,
  );
  await addByMqtt();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
});
