import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { insightsServer } from '../../../testing/msw/handlers/insights';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { ExplorePage } from './explore-page';

test('the address says what is compared, and follows what is chosen', async () => {
  const { handlers, compared } = insightsServer();
  server.use(...handlers, ...memoryServer().handlers);
  const { user, address } = renderWithProviders(<ExplorePage />, {
    at: '/analytics/explore?x=body:steps&y=body:sleep-duration&lag=1&days=90',
  });
  expect(await screen.findByRole('heading', { name: 'In words' })).toBeVisible();
  expect(screen.getAllByText(/^Sleep went with steps on 40 days\./)).not.toHaveLength(0);
  expect(compared).toEqual(['body:steps 1']);
  expect(screen.getByText('All of this is association, not cause.')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '3 d' }));
  await waitFor(() => expect(compared).toEqual(['body:steps 1', 'body:steps 3']));
  expect(address()).toMatch(/lag=3&days=90$/);
});

test('a series that is not there any more is not asked for', async () => {
  const { handlers, compared } = insightsServer();
  server.use(...handlers, ...memoryServer().handlers);
  renderWithProviders(<ExplorePage />, { at: '/analytics/explore?x=body:invented&lag=99' });
  await waitFor(() => expect(compared).toEqual(['body:steps 0']));
  expect(screen.getByRole('combobox', { name: 'First' })).toHaveValue('body:steps');
});

test('what was measured on a few days only is not looked at first', async () => {
  const { handlers, compared } = insightsServer();
  const series = [
    { key: 'home:lamp', title: 'Lamp, on', domain: 'home', days: 1, isOutcome: false },
    { key: 'body:weight', title: 'Weight', domain: 'body', days: 200, isOutcome: true },
    { key: 'mood:mood', title: 'Mood', domain: 'mood', days: 180, isOutcome: true },
  ].map((each) => ({ ...each, unit: 'h', decimals: 1, isSample: false, isYesNo: false }));
  server.use(
    http.get('/api/explore/series', () => HttpResponse.json({ items: series })),
    ...handlers,
    ...memoryServer().handlers,
  );
  renderWithProviders(<ExplorePage />, { at: '/analytics/explore' });
  await waitFor(() => expect(compared).toEqual(['body:weight 0']));
});

test('what is compared is saved under a name, and looked at again by it', async () => {
  const items: object[] = [];
  server.use(
    http.get('/api/explore/views', () => HttpResponse.json({ items })),
    http.post('/api/explore/views', async ({ request }) => {
      items.push({ id: 'view', ...((await request.json()) as object) });
      return HttpResponse.json(items[0], { status: 201 });
    }),
    ...insightsServer().handlers,
    ...memoryServer().handlers,
  );
  const { user, address } = renderWithProviders(<ExplorePage />, {
    at: '/analytics/explore?x=body:steps&y=body:sleep-duration&lag=3&days=90',
  });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Steps and sleep');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const view = await screen.findByRole('button', { name: 'Steps and sleep' });
  await user.click(screen.getByRole('radio', { name: '1 d' }));
  await waitFor(() => expect(address()).toContain('lag=1'));
  await user.click(view);
  expect(address()).toContain('lag=3&days=90');
});
