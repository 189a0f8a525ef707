import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { expectDrawn, HARD_SERIES } from '../../../testing/factories/hard-series';
import { bodyServer } from '../../../testing/msw/handlers/body';
import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { MetricPage } from './metric-page';

const SAID = [
  ['a move from Vienna to Auckland', /Between 50 and 56 bpm over 20 days/],
  ['a night when the clocks change', /Between 50 and 56 bpm over 20 days/],
  ['a gap of five months', /Between 50 and 56 bpm over 20 days/],
  ['one value all the time', /50 bpm over 20 days/],
  ['a single point', /50 bpm over 1 day\b/],
  ['five years', /Between 50 and 56 bpm over 1,826 days/],
] as const;

test.each(SAID)('the chart of a metric is drawn, and says what it is: %s', async (name, said) => {
  const { points } = HARD_SERIES.find((each) => each.name === name)!;
  const chart = { points: points.map(({ at, value }) => ({ at, value, min: value, max: value, n: 1 })) };
  server.use(...bodyServer({ items: [makeOverviewItem()], chart }).handlers);
  const until = points.at(-1)!.day;
  const { container } = renderWithProviders(
    <Routes>
      <Route path="/biometrics/:metric" element={<MetricPage />} />
    </Routes>,
    { at: `/biometrics/resting-heart-rate?range=5y&until=${until}` },
  );
  expect(await screen.findByRole('application', { name: said })).toBeVisible();
  expectDrawn(container);
});
