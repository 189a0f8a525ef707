import { describe, expect, it } from 'vitest';
import type { MemoryTimeline } from '../../../api/listing.api';
import { dayAt, indexDays } from './day-index';
import { evenSteps, monthSteps, newerStart, stepAt, stepReached } from './month-steps';

const part = (days: [string, number][], nextCursor: string | null): MemoryTimeline => ({
  total: 1_000,
  totalIs: 'over',
  days: days.map(([day, count]) => ({ day, count })),
  windows: [nextCursor === null ? 'second' : null],
  nextCursor,
});
const first = part(
  [
    ['2026-03-02', 10],
    ['2026-03-01', 20],
    ['2026-02-28', 10],
  ],
  'second',
);
const second = part(
  [
    ['2026-02-28', 20],
    ['2025-12-24', 40],
  ],
  null,
);
const months = {
  items: [
    { month: '2026-03', cursor: 'march' },
    { month: '2026-02', cursor: 'february' },
    { month: '2025-12', cursor: 'december' },
    { month: '1998-05', cursor: 'may' },
  ],
};

describe('the days of a list that is read in parts', () => {
  it('go on where a part ends within one of them', () => {
    const index = indexDays([first, second]);
    expect(index).toMatchObject({ known: 100, isWhole: true, windows: [null, 'second'] });
    expect(index.days).toHaveLength(4);
    expect(dayAt(index, 59)).toEqual({ day: '2026-02-28', start: 30, count: 30 });
    expect(indexDays([first])).toMatchObject({ known: 40, isWhole: false });
  });
});

describe('the months to jump to', () => {
  it('stand as far apart as they are long in a list that is known to its end', () => {
    const index = indexDays([first, second]);
    const steps = monthSteps(index);
    expect(steps.map(({ key, at, position, count }) => [key, at, position, count])).toEqual([
      ['2026-03', 0, 0, 30],
      ['2026-02', 0.3, 30, 30],
      ['2025-12', 0.6, 60, 40],
    ]);
    expect([stepAt(steps, 0), stepAt(steps, 0.5), stepAt(steps, 1)]).toEqual([0, 1, 2]);
    expect(stepReached(steps, index, 45)).toBe(1);
  });

  it('of a longer list are its own where they are known, and begin it anew where not', () => {
    const index = indexDays([first]);
    const steps = evenSteps(index, months);
    expect(steps.map(({ at, position, cursor }) => [at, position, cursor])).toEqual([
      [0, 0, 'march'],
      [0.25, 30, 'february'],
      [0.5, null, 'december'],
      [0.75, null, 'may'],
    ]);
    expect(stepReached(steps, index, 35)).toBe(1);
  });

  it('lead back up, one by one, to the top', () => {
    expect(newerStart(months, 'may')).toBe('december');
    expect(newerStart(months, 'february')).toBeNull();
    expect(newerStart(months, 'gone by now')).toBeNull();
  });
});
