import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { headline } from './headline';

const NOW = new Date();
const heart = makeOverviewItem();
const sleep = makeOverviewItem({
  ...{ metric: 'sleep-duration', label: 'Sleep', unit: 'h', decimals: 1, value: 6.2, state: 'under' },
  usual: { median: 7, low: 6.6, high: 7.6, days: 60 },
});
const stress = makeOverviewItem({
  ...{ metric: 'stress', label: 'Stress', unit: '%', value: 55, state: 'over' },
  usual: { median: 30, low: 22, high: 38, days: 60 },
});
const hrv = makeOverviewItem({
  ...{ metric: 'heart-rate-variability-rmssd', label: 'HRV, RMSSD', unit: 'ms', value: 30, state: 'under' },
  usual: { median: 43, low: 37, high: 50, days: 60 },
});

it('says what is unusual first', () => {
  expect(headline([heart, sleep], NOW)).toEqual({
    title: 'Short on sleep, otherwise inside your ranges',
    detail: '1 of 2 readings is usual for you. Sleep 48 min under.'.replace('readings is', 'readings are'),
  });
  expect(headline([heart, sleep, stress], NOW).title).toBe(
    'Stress over your usual and short on sleep, otherwise inside your ranges',
  );
  expect(headline([heart, hrv], NOW).title).toBe('HRV, RMSSD under your usual, otherwise inside your ranges');
  expect(headline([sleep, stress, hrv, heart], NOW).title).toBe(
    'Stress over your usual, and 2 more readings outside your ranges',
  );
  expect(headline([heart], NOW).title).toBe('All inside your ranges');
});

it('compares nothing without enough days, nor what was measured long ago', () => {
  const young = makeOverviewItem({ usual: null, state: 'unknown', daysMeasured: 4 });
  expect(headline([young], NOW)).toEqual({
    title: 'Your ranges are still being learned',
    detail: 'A reading is compared once it has 7 days of its own. The furthest has 4 days.',
  });
  const old = { ...sleep, at: new Date(NOW.getTime() - 10 * 86_400_000).toISOString() };
  expect(headline([old, heart], NOW).title).toBe('All inside your ranges');
  expect(headline([old], NOW).title).toBe('No recent readings');
});
