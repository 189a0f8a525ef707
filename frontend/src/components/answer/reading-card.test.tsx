import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { makeSeries, readingsHandler } from '../../testing/msw/handlers/readings';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
import { ReadingCard } from './reading-card';

const YEAR = new Date().getFullYear();
const at = (day: number): string => new Date(YEAR, 0, day, 7, 30).toISOString();
const card = <ReadingCard metric="body-weight" from={at(1)} before={at(28)} />;

test('tells the latest, sums it up in a picture and lists all of it', async () => {
  server.use(
    readingsHandler(
      makeSeries({
        items: [
          { value: 81, at: at(1) },
          { value: 80.5, at: at(2) },
        ],
      }),
    ),
  );
  const { user } = renderWithProviders(card);
  expect(await screen.findByRole('heading', { name: 'Weight' })).toBeVisible();
  expect(screen.getByText('80.5', { selector: 'strong' })).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Between 80.5 and 81.0 kg on 2 days, 0.5 kg less than the time before.',
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Weight, kg' })).toBeVisible();
  expect(table.getByRole('row', { name: '1 Jan, 07:30 81.0' })).toBeVisible();
});

test('asks for the time and the metric of the answer', async () => {
  const asked = vi.fn();
  server.use(
    http.get('/api/readings', ({ request }) => {
      asked(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(makeSeries());
    }),
  );
  renderWithProviders(card);
  expect(await screen.findByText('No reading in this time.')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ metric: 'body-weight', from: at(1), before: at(28) });
});

test('draws nothing of a single reading', async () => {
  server.use(readingsHandler(makeSeries({ items: [{ value: 80.5, at: at(1) }] })));
  renderWithProviders(card);
  expect(await screen.findByText('The only reading in this time.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('says that it could not be read, and tries again', async () => {
  server.use(http.get('/api/readings', () => problem(503, 'unavailable', 'Try again in a moment.')));
  const { user } = renderWithProviders(card);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your readings');
  server.use(readingsHandler(makeSeries({ items: [{ value: 80.5, at: at(1) }] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Weight' })).toBeVisible();
});
