import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { devicesServer, makeMqttDevice, mqttServer } from '../../../testing/msw/handlers/devices';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { type Device, type DeviceMqtt, useGetDeviceQuery } from '../api/devices.api';
import { MqttAccess } from './mqtt-access';

/** As the page does, which follows the device. */
function Shown(): React.ReactElement | null {
  const { data } = useGetDeviceQuery({ id: 'd-1' });
  return data ? <MqttAccess device={data.device} /> : null;
}

function show(state: DeviceMqtt['state'] = 'ready', changes: Partial<Device> = {}): Rendered {
  const devices = [makeMqttDevice(changes)];
  server.use(...mqttServer(devices, state).handlers, ...devicesServer(devices).handlers);
  return renderWithProviders(<Shown />);
}

test('says how the device connects, and gives a new password once, after a question', async () => {
  const { user } = show();
  expect(await screen.findByText('twyn.lan')).toBeVisible();
  expect(screen.getByText('1883, without TLS')).toBeVisible();
  expect(screen.getByText('twyn/d-1/readings')).toBeVisible();
  expect(screen.getByText(/^Its password was made /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rotate password' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The old password stops working at once\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('mqtt-secret');
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('mqtt-secret');
});

test('takes the password back after a question, and makes a new one', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Its password was revoked. The broker doesn’t let it in.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make a new password' }));
  expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('mqtt-secret');
});

test('asks to rotate the password of a device that the broker has lost', async () => {
  const { user } = show('missing');
  expect(await screen.findByText(/^The broker doesn’t know this device any more\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rotate to connect again' }));
  expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('mqtt-secret');
  expect(screen.queryByRole('button', { name: 'Rotate to connect again' })).toBeNull();
});

test('says that MQTT is off, and leaves revoking', async () => {
  show('off');
  expect(await screen.findByText(/^MQTT is off on this Twyn/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rotate password' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeVisible();
});

test('says that the broker doesn’t answer, and asks it again', async () => {
  const { user } = show('unreachable');
  expect(await screen.findByText(/^The MQTT broker doesn’t answer\./)).toBeVisible();
  server.use(...mqttServer([makeMqttDevice()]).handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Rotate password' })).toBeVisible();
});

test('says that a paused device is not let in', async () => {
  show('ready', { status: 'paused' });
  expect(await screen.findByText(/While it is paused the broker doesn’t let it in\.$/)).toBeVisible();
});

test('says what failed, and tries again', async () => {
  const devices = [makeMqttDevice()];
  server.use(
    http.get('/api/devices/:id/mqtt', () => problem(500, 'internal', 'It broke.')),
    ...devicesServer(devices).handlers,
  );
  const { user } = renderWithProviders(<Shown />);
  expect(await screen.findByText('Couldn’t load the MQTT account')).toBeVisible();
  server.use(...mqttServer(devices).handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('twyn.lan')).toBeVisible();
});
