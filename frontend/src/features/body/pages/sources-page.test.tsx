import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyServer } from '../../../testing/msw/handlers/body';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { SourcesPage } from './sources-page';

const ring = { origin: 'device', source: 'Oura ring', device: '', readings: 1204 } as const;
const phone = { origin: 'import', source: 'Apple Health', device: 'iPhone', readings: 310 } as const;
const metrics = ['Steps', 'Sleep', 'Weight', 'Heart rate', 'Energy'].map((label) => ({
  metric: label.toLowerCase(),
  label,
}));

test('lists who tells what, and lets another source count first by keyboard', async () => {
  const lastAt = new Date(Date.now() - 4 * 86_400_000).toISOString();
  const api = bodyServer({
    sources: {
      items: [
        { ...ring, lastAt, metrics },
        { ...phone, lastAt, metrics: metrics.slice(0, 1) },
      ],
      shared: [
        {
          metric: 'steps',
          label: 'Steps',
          series: [
            { ...ring, id: 3 },
            { ...phone, id: 7 },
          ],
        },
      ],
    },
  });
  server.use(...api.handlers);
  const { user } = renderWithProviders(<SourcesPage />);
  expect(await screen.findByText('Silent 4 days')).toBeInTheDocument();
  expect(screen.getByText('Steps, Sleep, Weight, Heart rate and 1 more')).toBeInTheDocument();
  expect(screen.getByText('Counts first, 1,204 readings')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Move Apple Health, iPhone up' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.asked.at(-1)?.body).toEqual({ series: [7, 3] }));
  expect(screen.getByText('Counts first, 310 readings')).toBeInTheDocument();
});

test('says so where nothing was measured', async () => {
  server.use(...bodyServer().handlers);
  renderWithProviders(<SourcesPage />);
  expect(await screen.findByText(/^Nothing has been measured yet/)).toBeInTheDocument();
});
