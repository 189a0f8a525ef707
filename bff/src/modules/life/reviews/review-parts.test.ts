import { dayName, type DaySeries } from '../../../common/day-series.js';
import { reviewFigures } from './review-figures.js';
import { reviewMarkdown } from './review-markdown.js';
import { periodBefore, periodOf } from './review-period.js';
import { type ReviewKind } from './review.js';

const daysOf = (kind: ReviewKind, date: string): string[] => {
  const { from, before } = periodOf(kind, date);
  return [dayName(from), dayName(before - 1)];
};

describe('the time of a review', () => {
  it.each([
    ['week', '2026-11-26', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['week', '2026-01-01', '2025-12-29', '2026-01-04'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
  ] as const)('of a %s with %s is %s to %s', (kind, date, from, to) => {
    expect(daysOf(kind, date)).toEqual([from, to]);
  });

  it('follows one of its own length', () => {
    const { from, before } = periodBefore('month', periodOf('month', '2026-03-05'));
    expect([dayName(from), dayName(before - 1)]).toEqual(['2026-02-01', '2026-02-28']);
  });
});

it('has the mean of the days that have a value, beside the time before', () => {
  const [before, now] = [periodOf('week', '2026-11-16'), periodOf('week', '2026-11-23')];
  const sleep = {
    ...{ key: 'body:sleep-duration', domain: 'body', title: 'Sleep', noun: 'sleep', unit: 'h', decimals: 1 },
    ...{ isYesNo: false, family: 'sleep', isOutcome: true, isSample: false },
    values: Float64Array.from([...Array<number>(7).fill(7), 6, 8, ...Array<number>(5).fill(Number.NaN)]),
  } satisfies DaySeries;
  const only = { ...sleep, key: 'body:hrv', values: Float64Array.from({ length: 14 }, () => Number.NaN) };
  expect(reviewFigures([sleep, only], now, before)).toEqual([
    expect.objectContaining({ key: 'body:sleep-duration', mean: 7, days: 2, before: { mean: 7, days: 7 } }),
  ]);
  const steps = { ...sleep, decimals: 0, values: Float64Array.from({ length: 14 }, (_, at) => 9_000 + at) };
  const walk = {
    ...sleep,
    title: 'Walk',
    isYesNo: true,
    values: Float64Array.from({ length: 14 }, (_, at) => at % 2),
  };
  expect(reviewFigures([steps, walk], now, before)).toMatchObject([
    { mean: 9_010, decimals: 0 },
    { label: 'Walk, of days', unit: '%', mean: 57, before: { mean: 43 } },
  ]);
});

describe('the text of a review', () => {
  const facts: Parameters<typeof reviewMarkdown>[0] = {
    ...{ kind: 'week', from: '2026-11-23', to: '2026-11-29', isOver: true, isSample: false },
    ...{ figures: [], people: [], memoryCount: 0, memories: [], findings: [] },
  };

  it('says that nothing is known', () => {
    expect(reviewMarkdown(facts)).toBe(
      '# Week of 23 November 2026 to 29 November 2026\n\nNothing is known of this time.\n',
    );
  });

  it('keeps names and texts in their places', () => {
    const figure = { key: 'tag:1', label: 'a|b', unit: '', decimals: 2, mean: 0.5, days: 4 };
    const text = reviewMarkdown({
      ...facts,
      figures: [{ ...figure, domain: 'mood', before: null }],
      people: [{ name: 'Jonas', days: 1 }],
      ...{ memoryCount: 1, findings: [] },
      memories: [{ id: 'm', text: 'Dinner\n# not a heading', date: '2026-11-24' }],
    });
    expect(text).toContain('| a\\|b | 0.5 | 4 |  |');
    expect(text).toContain('- Jonas: one day');
    expect(text).toContain('- 24 November 2026: Dinner # not a heading');
  });
});
