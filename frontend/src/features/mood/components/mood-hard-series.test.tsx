import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayOf } from '../../../lib/calendar';
import { expectDrawn, HARD_SERIES } from '../../../testing/factories/hard-series';
import { renderWithProviders } from '../../../testing/render';
import { TrendCard } from './trend-card';
import { YearCard } from './year-card';

const SAID = [
  ['a move from Vienna to Auckland', /^20 days, mean 2\.\d/],
  ['a night when the clocks change', /^20 days, mean 2\.\d/],
  ['a gap of five months', /^20 days, mean 2\.\d/],
  ['one value all the time', /^20 days, each 1\.0\.$/],
  ['a single point', /^1 day, at 1\.0\.$/],
  ['five years', /^1,826 days, mean 2\.\d/],
] as const;

test.each(SAID)('the year and the weeks of a mood are drawn, and said: %s', async (name, said) => {
  const days = HARD_SERIES.find((each) => each.name === name)!.points.map(({ day, value }) => ({
    ...{ day, count: 1, isSample: false },
    // The scale of a mood has five steps.
    mean: 1 + (value - 50) / 2,
  }));
  const today = dayOf(days.at(-1)!.day);
  const { container } = renderWithProviders(
    <>
      <YearCard days={days} today={today} />
      <TrendCard days={days} today={today} />
    </>,
  );
  expect(screen.getByRole('img', { name: said })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Week by week' })).toBeVisible();
  // A single week is its value; more are a line.
  if (days.length > 1) await waitFor(() => expectDrawn(container));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined|Invalid Date/u);
});
