import { Toaster } from '@twyn/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { type HomeServer, homeServer, makeEntity } from '../../../testing/msw/handlers/home';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { SmartHomePage } from './smart-home-page';

const LAMP = makeEntity('light.lamp', { name: 'Lamp', area: 'kitchen' });
const DOOR = makeEntity('lock.door', { name: 'Door', area: 'attic', state: 'locked' });

function show(entities: HomeEntity[], sample: HomeEntity[] = []): Rendered & HomeServer {
  const api = homeServer(entities, sample);
  server.use(...api.handlers);
  const page = (
    <>
      <SmartHomePage />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at: '/smart-home' }), api);
}

const room = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows what is in each room, and how it is', async () => {
  show([
    { ...LAMP, state: 'on', attributes: { brightness: 128 } },
    DOOR,
    makeEntity('sensor.meter', { name: 'Meter', state: '12', attributes: { unit_of_measurement: 'kWh' } }),
  ]);
  expect((await room('Kitchen')).getByText('On, 50 %')).toBeInTheDocument();
  expect((await room('Attic')).getByText('Locked')).toBeInTheDocument();
  expect((await room('Elsewhere')).getByText('12 kWh')).toBeInTheDocument();
});

test('switches at once, shows who did it, and takes it back', async () => {
  const { user, asked } = show([LAMP]);
  const lamp = await screen.findByRole('switch', { name: 'Lamp' });
  await user.click(lamp);
  await waitFor(() => expect(lamp).toBeChecked());
  expect(asked).toEqual([{ id: 'light.lamp', service: 'turn_on' }]);

  expect(await screen.findByRole('listitem')).toHaveTextContent('Lamp: turn onFrom a screen, just now');
  await user.click(screen.getByRole('button', { name: 'Undo Lamp: turn on' }));
  await waitFor(() => expect(lamp).not.toBeChecked());
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(/, undone/));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('dims to where the slider is let go', async () => {
  const { asked } = show([{ ...LAMP, state: 'on', attributes: { brightness: 255 } }]);
  const slider = await screen.findByRole('slider', { name: 'Brightness of Lamp' });
  fireEvent.change(slider, { target: { value: '30' } });
  fireEvent.pointerUp(slider);
  await waitFor(() =>
    expect(asked).toEqual([
      { id: 'light.lamp', service: 'set_brightness', parameters: { brightness_pct: 30 } },
    ]),
  );
});

test('asks before it unlocks a door', async () => {
  const { user, asked } = show([DOOR]);
  await user.click(await screen.findByRole('button', { name: 'Unlock Door' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(asked).toEqual([{ id: 'lock.door', service: 'unlock' }]));
});

test('says why something was refused', async () => {
  const { user } = show([LAMP]);
  server.use(
    http.post('/api/home/entities/:id/actions', () =>
      problem(422, 'home_action_refused', 'Lamp cannot be reached.'),
    ),
  );
  await user.click(await screen.findByRole('switch', { name: 'Lamp' }));
  expect(await screen.findByText('Lamp cannot be reached.')).toBeInTheDocument();
});

test('offers the sample flat to who has no home, and takes it away again', async () => {
  const { user } = show([], [LAMP]);
  await user.click(await screen.findByRole('button', { name: 'Set up the sample flat' }));
  expect(await screen.findByRole('switch', { name: 'Lamp' })).toBeInTheDocument();
  expect(screen.getByText('Sample flat')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Take the home away' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take away' }));
  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeInTheDocument();
});

test('offers to try again when it cannot be read', async () => {
  const { user } = show([LAMP]);
  server.use(http.get('/api/home', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Lamp' })).toBeInTheDocument();
});
