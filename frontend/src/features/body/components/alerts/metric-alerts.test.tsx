import { Toaster } from '@twyn/design-system';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { makeOverviewItem } from '../../../../testing/msw/handlers/readings';
import { problem } from '../../../../testing/msw/problem';
import { server } from '../../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../../testing/render';
import type { ReadingAlert } from '../../api/alerts.api';
import { MetricAlerts } from './metric-alerts';

const ALERT: ReadingAlert = {
  ...{ id: 'a', metric: 'resting-heart-rate', title: 'Resting heart rate above 70 bpm for 10 min' },
  ...{ condition: 'above', threshold: 70, unit: 'bpm', minutes: 10, quietHours: null },
  ...{ isEnabled: true, snoozedUntil: null, lastFiredAt: null },
};

interface Served extends Rendered {
  asked: { method: string; path: string; body: unknown }[];
}

/** A server that keeps alerts; another metric's is among them. */
function show(kept: ReadingAlert[] = []): Served {
  const asked: Served['asked'] = [];
  let alerts = [...kept, { ...ALERT, id: 'b', metric: 'steps', title: 'Steps below 2,000' }];
  const note = async (request: Request): Promise<unknown> => {
    const body: unknown = await request.json().catch(() => null);
    asked.push({ method: request.method, path: new URL(request.url).pathname, body });
    return body;
  };
  server.use(
    http.get('/api/reading-alerts', () => HttpResponse.json({ items: alerts })),
    http.post('/api/reading-alerts', async ({ request }) => {
      await note(request);
      alerts = [...alerts, ALERT];
      return HttpResponse.json(ALERT, { status: 201 });
    }),
    http.patch('/api/reading-alerts/a', async ({ request }) => {
      const changes = (await note(request)) as Partial<ReadingAlert>;
      alerts = alerts.map((each) => (each.id === 'a' ? { ...each, ...changes } : each));
      return HttpResponse.json(ALERT);
    }),
    http.post('/api/reading-alerts/a/test', () =>
      HttpResponse.json({ wouldFire: false, reason: 'It was 58 bpm, which is not above 70 bpm.' }),
    ),
    http.post('/api/reading-alerts/a/snooze', async ({ request }) => {
      const { until } = (await note(request)) as { until: string | null };
      alerts = alerts.map((each) => (each.id === 'a' ? { ...each, snoozedUntil: until } : each));
      return HttpResponse.json(ALERT);
    }),
    http.delete('/api/reading-alerts/a', async ({ request }) => {
      await note(request);
      alerts = alerts.filter(({ id }) => id !== 'a');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const page = (
    <>
      <MetricAlerts item={makeOverviewItem()} />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page), { asked });
}

const TITLE = { name: 'Alerts: Resting heart rate' };

test('adds an alert, and lists this metric’s alone', async () => {
  const { user, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const shown = within(await screen.findByRole('dialog', TITLE));
  expect(await shown.findByText(/^No alert yet/)).toBeVisible();
  await user.type(shown.getByRole('textbox', { name: 'Limit, bpm' }), '70');
  await user.click(shown.getByRole('button', { name: 'Add alert' }));
  expect(await shown.findByRole('switch', { name: ALERT.title })).toBeChecked();
  expect(shown.queryByText('Steps below 2,000')).not.toBeInTheDocument();
  expect(asked).toEqual([
    {
      ...{ method: 'POST', path: '/api/reading-alerts' },
      body: {
        ...{ metric: 'resting-heart-rate', condition: 'above', threshold: 70, minutes: 10 },
        quietHours: { from: '22:00', until: '07:00' },
      },
    },
  ]);
});

test('tells at any hour where no quiet hours are set', async () => {
  const { user, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const shown = within(await screen.findByRole('dialog', TITLE));
  await user.type(await shown.findByRole('textbox', { name: 'Limit, bpm' }), '70');
  await user.clear(shown.getByLabelText('Quiet from'));
  await user.clear(shown.getByLabelText('Quiet until'));
  await user.click(shown.getByRole('button', { name: 'Add alert' }));
  await shown.findByRole('switch', { name: ALERT.title });
  expect(asked).toMatchObject([{ body: { quietHours: null } }]);
});

test('says what is wrong with a limit, its own words and the server’s', async () => {
  const { user, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const shown = within(await screen.findByRole('dialog', TITLE));
  await user.click(await shown.findByRole('button', { name: 'Add alert' }));
  expect(shown.getByText('Enter a number.')).toBeVisible();
  expect(asked).toEqual([]);
  server.use(
    http.post('/api/reading-alerts', () =>
      problem(422, 'too_many_alerts', 'You have 50 alerts. Delete one.'),
    ),
  );
  await user.type(shown.getByRole('textbox', { name: 'Limit, bpm' }), '70');
  await user.click(shown.getByRole('button', { name: 'Add alert' }));
  expect(await shown.findByText('You have 50 alerts. Delete one.')).toBeVisible();
});

test('tests, snoozes, switches off and deletes an alert', async () => {
  const { user, asked } = show([ALERT]);
  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  const shown = within(await screen.findByRole('dialog', TITLE));
  await user.click(await shown.findByRole('button', { name: 'Test now' }));
  expect(await shown.findByText('It was 58 bpm, which is not above 70 bpm.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Snooze to the morning' }));
  await user.click(await shown.findByRole('button', { name: 'End snooze' }));
  expect(await shown.findByText('Never told yet')).toBeVisible();
  await user.click(shown.getByRole('switch', { name: ALERT.title }));
  expect(await shown.findByRole('switch', { name: ALERT.title, checked: false })).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: `Delete ${ALERT.title}` }));
  expect(await shown.findByText(/^No alert yet/)).toBeVisible();
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'DELETE']);
});
