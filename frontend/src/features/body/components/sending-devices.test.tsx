import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { SendingDevices } from './sending-devices';

const SCALE = { id: 'a', name: 'Scale', createdAt: '2026-03-02T10:00:00Z', lastUsedAt: null };
const TOKEN = 'x'.repeat(43);

function show(kept: (typeof SCALE)[] = []): Rendered {
  let devices = [...kept];
  server.use(
    http.get('/api/ingest/tokens', () => HttpResponse.json({ items: devices })),
    http.post('/api/ingest/tokens', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      if (devices.some((device) => device.name === name))
        return problem(
          409,
          'device_name_taken',
          'A device of that name is there already. Choose another name.',
        );
      devices = [...devices, { ...SCALE, name }];
      return HttpResponse.json({ ...SCALE, name, token: TOKEN }, { status: 201 });
    }),
    http.delete('/api/ingest/tokens/a', () => {
      devices = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return renderWithProviders(<SendingDevices />);
}

test('makes a token for a device, shows it once, and lists the device', async () => {
  const { user } = show();
  expect(await screen.findByText(/^A scale, a watch or a script can send readings/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(dialog.getByText('Enter a name.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Scale');
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByRole('textbox', { name: 'Token' })).toHaveValue(TOKEN);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Has sent nothing yet')).toBeVisible();
  expect(screen.queryByDisplayValue(TOKEN)).not.toBeInTheDocument();
});

test('says beside the name that it is taken', async () => {
  const { user } = show([SCALE]);
  await user.click(await screen.findByRole('button', { name: 'Add device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Scale');
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByText(/^A device of that name is there already/)).toBeVisible();
});

test('removes a device after saying what that means', async () => {
  const { user } = show([SCALE]);
  await user.click(await screen.findByRole('button', { name: 'Remove Scale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Scale?' }));
  expect(dialog.getByText(/Readings that it sent stay/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^A scale, a watch or a script/)).toBeVisible();
});
