import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { devicesServer, makeDevice } from '../../../testing/msw/handlers/devices';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { Device } from '../api/devices.api';
import { DevicesPage } from './devices-page';

function show(...devices: Device[]): Rendered {
  server.use(...devicesServer(devices).handlers);
  return renderWithProviders(<DevicesPage />, { at: '/devices' });
}

test('shows a token once, waits for the first message, and has neither when it is opened again', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add device' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Shed sensor');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('twd_secret');
  expect(screen.getByRole('img', { name: 'Code for Shed sensor' })).toBeVisible();
  expect(screen.getByText('ABCD-2345')).toBeVisible();
  expect(screen.getByText('Waiting for the first message…')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: 'Shed sensor' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add device' })[0]!);
  expect(screen.queryByDisplayValue('twd_secret')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('says of each device how it is, and puts what needs a look first', async () => {
  const { user } = show(
    makeDevice({ id: 'a', name: 'Watch', kind: 'wearable', room: null }),
    makeDevice({ id: 'b', name: 'Cellar sensor', status: 'silent', room: 'Cellar' }),
    makeDevice({ id: 'c', name: 'Old script', status: 'paused', kind: 'bridge' }),
  );
  const look = await screen.findByRole('region', { name: 'Needs a look' });
  expect(look).toHaveTextContent(/Cellar sensorSilent\. Last message .*, usually every 5 minutes\./);
  expect(within(look).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('2 of 3 work as they should')).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Find a device' }), 'cellar');
  expect(screen.getByText('1 device of 3 shown')).toBeVisible();
  expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Watch' })).toBeNull();
});

test('says what failed, and tries again', async () => {
  server.use(http.get('/api/devices', () => problem(500, 'internal', 'It broke.')));
  const { user } = renderWithProviders(<DevicesPage />);
  expect(await screen.findByText('Couldn’t load your devices')).toBeVisible();
  server.use(...devicesServer([]).handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeVisible();
});
