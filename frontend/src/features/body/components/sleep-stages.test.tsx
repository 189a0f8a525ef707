import { screen } from '@testing-library/react';
import { bodyServer, makeEntry } from '../../../testing/msw/handlers/body';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { SleepStages } from './sleep-stages';

const stage = (metric: string, hour: number, minutes: number) =>
  makeEntry({
    ...{ id: `1-${String(hour)}`, metric, unit: 'h', value: minutes / 60, seconds: minutes * 60 },
    at: new Date(2026, 2, 12, hour).toISOString(),
  });

it('draws the stages of the last night, and says how long each took', async () => {
  const entries = [stage('sleep-light', 0, 60), stage('sleep-deep', 1, 90), stage('sleep-rem', 3, 30)];
  server.use(...bodyServer({ entries }).handlers);
  renderWithProviders(<SleepStages />);
  const words = 'Sleep stages: Deep 1 h 30, Light 1 h 00, REM 30 min, Awake 0 min.';
  expect(await screen.findByRole('img', { name: words })).toBeInTheDocument();
  expect(screen.getByText('00:00 – 03:30')).toBeInTheDocument();
});
