import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { EntityHistory } from '../api/entities.api';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { expectDrawn, HARD_SERIES } from '../../../testing/factories/hard-series';
import { homeServer, makeEntity } from '../../../testing/msw/handlers/home';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { EntityHistory as EntityHistoryCard } from '../components/entity/entity-history';
import { EntityPage } from './entity-page';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

function show(entity: HomeEntity, history: EntityHistory['items'] = [], at = entity.id.replace('.', '~')) {
  const api = homeServer([entity], [], {}, history);
  server.use(...api.handlers);
  const page = (
    <Routes>
      <Route path="/smart-home/:id" element={<EntityPage />} />
      <Route path="/smart-home" element={<h1>All of it</h1>} />
    </Routes>
  );
  return Object.assign(renderWithProviders(page, { at: `/smart-home/${at}` }), api);
}

test('shows how a lamp is and was, and who changed it, and switches it', async () => {
  const { user, asked } = show(makeEntity('light.lamp', { name: 'Lamp', area: 'kitchen' }), [
    { at: ago(10), state: 'on', attributes: null, cause: 'voice' },
    { at: ago(6), state: 'off', attributes: null, cause: 'outside' },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamp' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Lamp: Off for 6 h and On for 4 h.' })).toBeInTheDocument();
  const logbook = within(screen.getByRole('region', { name: 'Logbook' }));
  expect((await logbook.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Off.*outside Twyn$/),
    expect.stringMatching(/^On.*by voice$/),
  ]);
  await user.click(screen.getByRole('switch', { name: 'Lamp' }));
  expect(asked).toEqual([{ id: 'light.lamp', service: 'turn_on' }]);
});

test('draws what is measured, and says what it was between', async () => {
  show(
    makeEntity('sensor.air', { name: 'Air', state: '21', attributes: { unit_of_measurement: '%' } }),
    [19, 22.5, 21].map((value, place) => ({
      ...{ at: ago(9 - 3 * place), state: String(value) },
      ...{ attributes: null, cause: 'outside' as const },
    })),
  );
  expect(
    await screen.findByRole('application', { name: /^Air.*between 19 % and 22.5 %/ }),
  ).toBeInTheDocument();
});

test('is renamed, moved to a new room, kept from models, guarded and removed', async () => {
  const { user, asked, address } = show(makeEntity('switch.oven', { name: 'Plug', connection: 'c-1' }));
  await user.click(
    within(await screen.findByRole('radiogroup', { name: 'Language models may' })).getByRole('radio', {
      name: 'Read',
    }),
  );
  const rights = { chat: 'act', voice: 'act', rules: 'act', models: 'read' };
  await waitFor(() => expect(asked).toEqual([{ id: 'switch.oven', rights }]));
  await user.click(screen.getByRole('switch', { name: 'Guarded' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'switch.oven', isGuarded: true }));

  const form = within(screen.getByRole('region', { name: 'This device' }));
  await user.clear(form.getByRole('textbox', { name: 'Name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Oven');
  await user.selectOptions(form.getByRole('combobox', { name: 'Room' }), 'A new room…');
  await user.type(form.getByRole('textbox', { name: 'Name of the new room' }), 'Küche 2');
  await user.type(form.getByRole('textbox', { name: 'Other names' }), 'stove, ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ id: 'switch.oven', name: 'Oven', area: 'kuche_2', aliases: ['stove'] }),
  );
  expect(await screen.findByText(/Küche 2$/, { selector: 'p' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(address()).toBe('/smart-home'));
});

test('says so where there is no such device', async () => {
  show(makeEntity('light.lamp'), [], 'light~gone');
  expect(await screen.findByRole('heading', { name: 'There is no such device' })).toBeInTheDocument();
});

const COURSES = [
  ['a move from Vienna to Auckland', /^Air\. Air between 50 % and 56 %\./],
  ['a night when the clocks change', /^Air\. Air between 50 % and 56 %\./],
  ['a gap of five months', /^Air\. Air between 50 % and 56 %\./],
  ['one value all the time', /^Air\. Air 50 % all the time\./],
  ['a single point', /^Air\. Air 50 % all the time\./],
  ['five years', /^Air\. Air between 50 % and 56 %\./],
] as const;

test.each(COURSES)('what is measured at home is drawn, and said: %s', async (name, said) => {
  const { points } = HARD_SERIES.find((each) => each.name === name)!;
  const first = Date.parse(points[0]!.at);
  const span = Math.max(1, Date.parse(points.at(-1)!.at) - first);
  const sensor = makeEntity('sensor.air', {
    ...{ name: 'Air', state: String(points.at(-1)!.value), attributes: { unit_of_measurement: '%' } },
  });
  // The same shape within the day that is shown.
  const history = points.map(({ at, value }) => ({
    ...{ at: ago(23 * (1 - (Date.parse(at) - first) / span)), state: String(value) },
    ...{ attributes: null, cause: 'outside' as const },
  }));
  server.use(...homeServer([sensor], [], {}, history).handlers);
  const { container } = renderWithProviders(<EntityHistoryCard entity={sensor} />);
  expectDrawn(await screen.findByRole('application', { name: said }));
  expectDrawn(container);
});
