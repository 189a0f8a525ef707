import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connectionServer, makeFound } from '../../../testing/msw/handlers/home-connections';
import { homeServer } from '../../../testing/msw/handlers/home';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { FoundPage } from './found-page';

function show(found: Parameters<typeof connectionServer>[1]) {
  const api = connectionServer([], found);
  server.use(...api.handlers, ...homeServer([]).handlers);
  return Object.assign(renderWithProviders(<FoundPage />), api);
}

test('accepts some of what was found into a room, and then all', async () => {
  const { user, asked } = show([
    makeFound('lamp', { name: 'Lamp', area: 'Kitchen' }),
    makeFound('lock', { name: 'Lock', area: 'Hallway', domain: 'lock', isGuarded: true }),
    makeFound('plug', { name: 'Plug', domain: 'switch' }),
  ]);
  expect(await screen.findByRole('heading', { name: '3 found, waiting for your yes' })).toBeInTheDocument();
  const rooms = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(rooms).toEqual(['Hallway', 'Kitchen', 'Without a room']);
  expect(within(screen.getByRole('region', { name: 'Hallway' })).getByText(/^Guarded/)).toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Choose Plug' }));
  await screen.findByRole('option', { name: 'Attic' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Attic');
  await user.click(screen.getByRole('button', { name: 'Accept chosen' }));
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({ items: [{ connection: 'c-1', externalId: 'plug', area: 'attic' }] }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'As each came');
  await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({
      items: [
        { connection: 'c-1', externalId: 'lamp' },
        { connection: 'c-1', externalId: 'lock' },
      ],
    }),
  );
  expect(await screen.findByText('Nothing waits for your yes')).toBeInTheDocument();
});

test('ignores what is not wanted, and shows it again', async () => {
  const { user } = show([makeFound('lamp', { name: 'Lamp' }), makeFound('tv', { name: 'Telly' })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Telly' }));
  await user.click(screen.getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(screen.queryByText('Telly')).not.toBeInTheDocument());
  await user.click(screen.getByRole('switch', { name: 'Show ignored' }));
  await user.click(screen.getByRole('button', { name: 'Show Telly again' }));
  expect(await screen.findByRole('checkbox', { name: 'Choose Telly' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'tel');
  expect(screen.queryByText('Lamp')).not.toBeInTheDocument();
});
