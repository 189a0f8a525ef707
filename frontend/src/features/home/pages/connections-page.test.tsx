import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { connectionServer, makeConnection } from '../../../testing/msw/handlers/home-connections';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { ConnectionsPage } from './connections-page';

function show(...args: Parameters<typeof connectionServer>) {
  const api = connectionServer(...args);
  server.use(...api.handlers);
  return Object.assign(renderWithProviders(<ConnectionsPage />), api);
}

const row = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Connections' }));
  return list.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name))!;
};

test('joins a broker with a password, which is never shown again', async () => {
  const { user, asked } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Join your home' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join your home' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cellar');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'broker');
  await user.click(dialog.getByRole('button', { name: 'Join' }));
  expect(await dialog.findByText(/^Enter an address such as mqtt:/)).toBeInTheDocument();
  expect(asked).toEqual([]);

  await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'mqtt://10.0.0.2:1883');
  await user.type(dialog.getByRole('textbox', { name: /^User name/ }), 'mara');
  await user.type(dialog.getByLabelText(/^Password/), 'kept');
  await user.click(dialog.getByRole('button', { name: 'Join' }));
  expect(await row('Cellar')).toHaveTextContent('MQTT, mqtt://10.0.0.2:1883, 0 devices');
  const body = {
    kind: 'mqtt',
    name: 'Cellar',
    url: 'mqtt://10.0.0.2:1883',
    username: 'mara',
    secret: 'kept',
  };
  expect(asked).toEqual([{ method: 'POST', body }]);
  expect(document.body).not.toHaveTextContent('kept');
});

test('says what its operator sets where an address is not allowed', async () => {
  const { user } = show([]);
  server.use(http.post('/api/home/connections', () => problem(422, 'home_address_refused', 'Not allowed.')));
  await user.click(await screen.findByRole('button', { name: 'Join your home' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Home Assistant' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'House');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'http://192.168.1.10:8123');
  await user.type(dialog.getByLabelText('Long-lived access token'), 'token');
  await user.click(dialog.getByRole('button', { name: 'Join' }));
  expect(await dialog.findByText('HOME_TARGETS="192.168.1.10:8123"')).toBeInTheDocument();
});

test('says how each is and why, what was left out, and pauses and removes', async () => {
  const { user, asked } = show([
    makeConnection({ id: 'c-1', name: 'Old', status: 'refused', statusReason: 'The password is wrong.' }),
    makeConnection({
      id: 'c-2',
      name: 'Far',
      url: 'mqtt://far.lan',
      status: 'refused',
      statusReason: 'This address is not allowed.',
      waitingCount: 3,
    }),
  ]);
  expect(await row('Old')).toHaveTextContent(
    'RefusedMQTT, mqtt://broker.example:1883, 0 devicesThe password is wrong.',
  );
  expect(await row('Far')).toHaveTextContent('HOME_TARGETS="far.lan:1883"');
  expect(await row('Far')).toHaveTextContent('0 devices, 3 wait for your yes');
  expect(screen.getByText('3 devices found, waiting for your yes.')).toBeInTheDocument();

  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More for Old' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('What was left out');
  expect(await screen.findByText('It is no JSON.')).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);

  await choose('Pause');
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ method: 'PATCH', body: { isPaused: true } });

  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Old' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'New');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ method: 'PATCH', body: { name: 'New', username: null } }),
  );

  await user.click(await screen.findByRole('button', { name: 'More for New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
});

test('offers to try again when they cannot be read', async () => {
  server.use(
    http.get('/api/home/connections', () => problem(400, 'broken', 'No.'), { once: true }),
    http.get('/api/home/connections', () => HttpResponse.json({ items: [], hasOwnBroker: false })),
  );
  const { user } = renderWithProviders(<ConnectionsPage />);
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  await user.click(retry!);
  expect(await screen.findByText('Not joined to anything yet')).toBeInTheDocument();
});
