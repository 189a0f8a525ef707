import { describe, expect, it } from 'vitest';
import { addDays, dayName } from '../../../lib/calendar';
import { daysInARow, weekMeans } from './day-means';
import { effectsSentence, hoursSentence, rhythmSentence, trendSentence, yearSentence } from './sentences';

const TODAY = new Date(2026, 2, 12);

interface Day {
  day: string;
  mean: number;
  count: number;
  isSample: boolean;
}
/** So many days ago each, with its mean. */
function days(...told: [ago: number, mean: number][]): Day[] {
  return told
    .map(([ago, mean]) => ({ day: dayName(addDays(TODAY, -ago)), mean, count: 1, isSample: false }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
const usual = (mean: number): [number, number][] =>
  Array.from({ length: 20 }, (_, place) => [place + 10, mean]);

describe('the trend', () => {
  it('compares the last week with what is usual', () => {
    expect(trendSentence(days([0, 3], [1, 3.8], ...usual(3.7)), TODAY)).toBe(
      'Mean of the last 7 days 3.4, 0.3 under your usual 3.7.',
    );
    expect(trendSentence(days([0, 4], ...usual(3.7)), TODAY)).toContain('0.3 over your usual');
    expect(trendSentence(days([0, 3.7], ...usual(3.7)), TODAY)).toContain('the same as your usual');
  });

  it('tells no usual of too few days', () => {
    expect(trendSentence(days([0, 3], [10, 4]), TODAY)).toContain('after 14 days');
  });
});

describe('the rhythm', () => {
  it('tells what there is, and blames nobody for a gap', () => {
    expect(rhythmSentence(days([1, 3], [2, 3], [5, 4]), TODAY)).toBe(
      'Entries on 3 of the last 14 days, the last 2 in a row. Days without one are left empty.',
    );
    expect(rhythmSentence(days([30, 3]), TODAY)).toBe(
      'Entries on 0 of the last 14 days. Days without one are left empty.',
    );
  });

  it('is not broken by a day that is not over', () => {
    expect(daysInARow(days([1, 3], [2, 3]), TODAY)).toBe(2);
    expect(daysInARow(days([0, 3], [1, 3]), TODAY)).toBe(2);
    expect(daysInARow(days([2, 3]), TODAY)).toBe(0);
  });
});

it('means weeks from Monday on', () => {
  // 12 March 2026 is a Thursday.
  expect(weekMeans(days([0, 5], [3, 3], [4, 1])).map(({ monday, mean }) => [dayName(monday), mean])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-09', 4],
  ]);
});

it('sums up a year by its ends', () => {
  expect(yearSentence(days([0, 5], [1, 2], [2, 3.5]))).toBe(
    '3 days, mean 3.5. Lowest 11 March 2026, 2.0; highest 12 March 2026, 5.0.',
  );
  expect(yearSentence([])).toBe('No entry in the last twelve months.');
});

it('names the lowest and the highest hours that have enough entries', () => {
  const cell = { weekday: 0, hour: 14, mean: 3.1, count: 9 };
  const best = { weekday: 5, hour: 8, mean: 4.3, count: 7 };
  expect(hoursSentence([cell, best, { weekday: 2, hour: 8, mean: 1, count: 4 }])).toBe(
    'Lowest on Mondays from 14 to 16, 3.1 (n 9). Highest on Saturdays from 08 to 10, 4.3 (n 7).',
  );
  expect(hoursSentence([cell])).toContain('once they have 5 entries');
});

it('says of tags what is clear, and what may be nothing', () => {
  const tag = (name: string, difference: number, mayBeNothing: boolean) => ({
    ...{ id: name, group: 'Doing', name, days: 20 },
    effect: { difference, low: difference - 0.2, high: difference + 0.2, mayBeNothing },
  });
  const unknown = { id: 'x', group: 'Doing', name: 'Rare', days: 2, effect: null };
  const tags = [tag('Run', 0.5, false), tag('Tea', 0.1, true), tag('Late call', -0.4, false), unknown];
  expect(effectsSentence({ tags, days: 90 })).toBe(
    'Better days go with Run, worse days with Late call; 1 of 3 may be nothing. Over 90 days; each day counts once.',
  );
  expect(effectsSentence({ tags: [tag('Tea', 0.1, true)], days: 40 })).toBe(
    'Every difference may be nothing. Over 40 days; each day counts once.',
  );
});
