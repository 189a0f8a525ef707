import { Toaster } from '@twyn/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { connectionServer, makeConnection } from '../../../testing/msw/handlers/home-connections';
import { type HomeServer, homeServer, makeEntity } from '../../../testing/msw/handlers/home';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { SmartHomePage } from './smart-home-page';

const LAMP = makeEntity('light.lamp', { name: 'Lamp', area: 'kitchen' });
const DOOR = makeEntity('lock.door', { name: 'Door', area: 'attic', state: 'locked' });

interface Shown {
  sample?: HomeEntity[];
  at?: string;
  places?: Parameters<typeof homeServer>[2];
}

function show(
  entities: HomeEntity[],
  { sample, at = '/smart-home', places }: Shown = {},
): Rendered & HomeServer {
  const api = homeServer(entities, sample, places);
  server.use(...api.handlers);
  const page = (
    <>
      <SmartHomePage />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at }), api);
}

/** What was done last. */
const activity = async () =>
  (await within(await screen.findByRole('region', { name: 'Activity' })).findAllByRole('listitem'))[0]!;
const tile = (name: string) => screen.findByRole('group', { name });
const room = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows what is in each room, and how it is', async () => {
  show([
    { ...LAMP, state: 'on', attributes: { brightness: 128 } },
    DOOR,
    makeEntity('sensor.meter', { name: 'Meter', state: '12', attributes: { unit_of_measurement: 'kWh' } }),
  ]);
  expect((await room('Kitchen')).getByText('On, 50%')).toBeInTheDocument();
  expect((await room('Attic')).getByText('Locked')).toBeInTheDocument();
  expect((await room('Elsewhere')).getByText('12 kWh')).toBeInTheDocument();
});

test('says why devices are unknown: a connection is lost, another is refused', async () => {
  show([LAMP]);
  server.use(
    ...connectionServer([
      makeConnection({
        ...{ id: 'c-1', name: 'At home', entityCount: 12 },
        ...{ status: 'disconnected', statusReason: 'The broker cannot be reached.' },
      }),
      makeConnection({
        id: 'c-2',
        name: 'Shed',
        entityCount: 1,
        status: 'refused',
        statusReason: 'Wrong password.',
      }),
      makeConnection({ id: 'c-3', name: 'Paused', entityCount: 1, status: 'disconnected', isPaused: true }),
      makeConnection({ id: 'c-4', name: 'Well', entityCount: 1 }),
    ]).handlers,
  );
  expect(await screen.findByText('At home is not connected')).toBeInTheDocument();
  expect(screen.getByText('The broker cannot be reached. It tries again by itself.')).toBeInTheDocument();
  expect(screen.getByText('Shed is not connected')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Open connections' })).toHaveLength(2);
});

test('switches at once, shows who did it, and takes it back', async () => {
  const { user, asked } = show([LAMP]);
  const lamp = await screen.findByRole('switch', { name: 'Lamp' });
  await user.click(lamp);
  await waitFor(() => expect(lamp).toBeChecked());
  expect(asked).toEqual([{ id: 'light.lamp', service: 'turn_on' }]);

  expect(await activity()).toHaveTextContent('Lamp: turn onFrom a screen, just now');
  await user.click(screen.getByRole('button', { name: 'Undo Lamp: turn on' }));
  await waitFor(() => expect(lamp).not.toBeChecked());
  await waitFor(async () => expect(await activity()).toHaveTextContent(/, undone/));
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

test.each([
  ['no_answer', null, 'It did not answer within two seconds.'],
  ['refused', 'The connection is paused.', 'The connection is paused.'],
])('goes back and says why where the outcome is %s', async (outcome, outcomeReason, words) => {
  const { user, entities } = show([LAMP]);
  server.use(
    http.post('/api/home/entities/:id/actions', () =>
      HttpResponse.json({ id: 'a', changes: [], outcome, outcomeReason }, { status: 201 }),
    ),
    http.get('/api/home/entities', () => HttpResponse.json({ items: entities })),
  );
  const lamp = await screen.findByRole('switch', { name: 'Lamp' });
  await user.click(lamp);
  expect(await within(await tile('Lamp')).findByText(words)).toBeInTheDocument();
  expect(lamp).not.toBeChecked();
});

test('offers the sample home to who has none, without any settings, and removes it again', async () => {
  const { user } = show([], { sample: [LAMP] });
  await user.click(await screen.findByRole('button', { name: 'Try the sample home' }));
  expect(await screen.findByRole('switch', { name: 'Lamp' })).toBeInTheDocument();
  expect(screen.getByText('Sample home, 1 device in 2 rooms')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove this home' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'No devices yet' })).toBeInTheDocument();
  for (const name of ['Activity', 'This home'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add devices' })).not.toBeInTheDocument();
});

test.each<[string, Partial<HomeEntity>, string, string[]]>([
  ['light.a', { state: 'on', attributes: { brightness: 255 } }, 'On, 100%', ['switch', 'slider']],
  ['light.a', { state: 'off' }, 'Off', ['switch']],
  ['switch.a', { state: 'on' }, 'On', ['switch']],
  ['fan.a', { state: 'on', attributes: { percentage: 40 } }, 'On', ['switch', 'slider']],
  ['cover.a', { state: 'open', attributes: { current_position: 40 } }, 'Open, 40%', ['Close', 'slider']],
  ['cover.a', { state: 'opening', attributes: { current_position: 40 } }, 'Opening, 40%', ['Stop']],
  ['lock.a', { state: 'unlocked' }, 'Unlocked', ['Lock']],
  ['climate.a', { state: 'heat', attributes: { temperature: 21 } }, 'Heat', ['switch', 'slider']],
  ['media_player.a', { state: 'playing' }, 'Playing', ['Pause', 'switch']],
  ['vacuum.a', { state: 'docked' }, 'Docked', ['Start']],
  ['vacuum.a', { state: 'cleaning' }, 'Cleaning', ['Return to base']],
  ['scene.a', { state: 'unknown' }, 'Scene', ['Activate']],
  ['sensor.a', { state: '19.5', attributes: { unit_of_measurement: '°C' } }, '19.5 °C', []],
  ['binary_sensor.a', { state: 'on', deviceClass: 'window' }, 'Open', []],
  ['light.a', { state: 'unavailable' }, 'Unavailable', []],
  ['scene.a', { state: 'unavailable' }, 'Unavailable', []],
  ['lock.a', { state: 'unavailable' }, 'Unavailable', []],
])('a tile of %s as %j says “%s” and offers %j', async (id, details, state, controls) => {
  show([makeEntity(id, { name: 'It', ...details })]);
  const it = await tile('It');
  expect(within(it).getByText(state)).toBeInTheDocument();
  const roles = (['switch', 'slider'] as const).filter((role) => within(it).queryByRole(role) !== null);
  const buttons = within(it)
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '');
  expect([...buttons, ...roles].toSorted()).toEqual(controls.toSorted());
});

test('goes back to how it was where it is refused, and reads it anew', async () => {
  const { user } = show([LAMP]);
  let answer = (): void => undefined;
  const refused = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('/api/home/entities/:id/actions', async () => {
      await refused;
      return problem(422, 'home_action_refused', 'Lamp cannot be reached.');
    }),
  );
  const lamp = await screen.findByRole('switch', { name: 'Lamp' });
  await user.click(lamp);
  await waitFor(() => expect(lamp).toBeChecked());
  answer();
  await waitFor(() => expect(lamp).not.toBeChecked());
  expect(await screen.findByText('Lamp cannot be reached.')).toBeInTheDocument();
});

test('asks before it opens a garage', async () => {
  const { user, asked } = show([
    makeEntity('cover.g', { name: 'Garage', state: 'closed', deviceClass: 'garage' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Open Garage' }));
  await user.keyboard('{Escape}');
  expect(asked).toEqual([]);
});

const HOUSE = [
  { ...LAMP, state: 'on' },
  makeEntity('light.spot', { name: 'Spot', area: 'attic' }),
  { ...DOOR, state: 'unlocked' },
  makeEntity('binary_sensor.w', { name: 'Skylight', area: 'attic', deviceClass: 'window', state: 'on' }),
  makeEntity('climate.a', { name: 'Heating', area: 'kitchen', attributes: { current_temperature: 20.5 } }),
  makeEntity('switch.far', { name: 'Far plug', state: 'unavailable' }),
];

test('tells how the home is, and shows what a part of that counts', async () => {
  const { user, address } = show(HOUSE);
  const summary = within(await screen.findByRole('list', { name: 'Home at a glance' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1 light on',
    '1 door unlocked',
    '1 window open',
    '20.5 °C inside',
    '1 not reachable',
  ]);
  await user.click(summary.getByRole('link', { name: '1 light on' }));
  expect(address()).toBe('/smart-home?show=lights');
  const lights = await screen.findByRole('region', { name: 'Lights that are on' });
  expect(
    within(lights)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Lamp']);
  expect(within(lights).getByText('On · Kitchen')).toBeInTheDocument();

  // What was switched off there stays there.
  await user.click(within(lights).getByRole('switch', { name: 'Lamp' }));
  await waitFor(() => expect(within(lights).getByRole('switch', { name: 'Lamp' })).not.toBeChecked());
  expect(await screen.findByText('No lights on')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(await screen.findByRole('region', { name: 'Attic' })).toBeInTheDocument();
});

test('says so where an address asks for what there is none of', async () => {
  show([LAMP], { at: '/smart-home?show=unlocked' });
  expect(await screen.findByText('None of your devices is, at the moment.')).toBeInTheDocument();
});

test('stars by the keyboard, shows that first, and no more when pressed again', async () => {
  const { user } = show(HOUSE);
  const star = within(await screen.findByRole('region', { name: 'Attic' })).getByRole('button', {
    name: 'Favourite: Spot',
  });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  star.focus();
  await user.keyboard('{Enter}');
  const favourites = await screen.findByRole('region', { name: 'Favourites' });
  expect(within(favourites).getByText('Off · Attic')).toBeInTheDocument();
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Favourites');
  await user.click(within(favourites).getByRole('button', { name: 'Favourite: Spot' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).not.toBeInTheDocument());
});

test('takes the star off again where it could not be kept', async () => {
  const { user } = show([LAMP]);
  server.use(
    http.put('/api/home/favourites/:id', () => problem(404, 'home_entity_not_found', 'No such device.')),
  );
  await user.click(await screen.findByRole('button', { name: 'Favourite: Lamp' }));
  expect(await screen.findByText('No such device.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).not.toBeInTheDocument());
});

test('goes floor by floor where there are several, and leaves out what is empty', async () => {
  show(HOUSE, {
    places: {
      floors: [
        { id: 'up', name: 'Upper floor', aliases: [] },
        { id: 'down', name: 'Ground floor', aliases: [] },
        { id: 'cellar', name: 'Cellar', aliases: [] },
      ],
      areas: [
        { id: 'kitchen', name: 'Kitchen', floor: 'down', aliases: [] },
        { id: 'attic', name: 'Attic', floor: 'up', aliases: [] },
        { id: 'bath', name: 'Bath', floor: 'up', aliases: [] },
      ],
    },
  });
  expect(await screen.findByRole('region', { name: 'Upper floor' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(['Scenes', 'Upper floor', 'Ground floor', 'Other rooms']);
  expect(screen.getByRole('heading', { level: 3, name: 'Kitchen' })).toBeInTheDocument();
  expect(screen.queryByText('Bath')).not.toBeInTheDocument();
});

test('says what can be added, and starts the sample home over', async () => {
  const { user } = show([{ ...LAMP, state: 'on' }], { sample: [LAMP] });
  await user.click((await screen.findAllByRole('button', { name: 'Add devices' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add devices' }));
  expect(dialog.getByRole('link', { name: 'Open connections' })).toHaveAttribute(
    'href',
    '/smart-home/connections',
  );
  await user.click(dialog.getByRole('button', { name: 'Start the sample home over' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Lamp' })).not.toBeChecked());
});

test('offers to try again when it cannot be read', async () => {
  const { user } = show([LAMP]);
  server.use(http.get('/api/home', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Lamp' })).toBeInTheDocument();
});
