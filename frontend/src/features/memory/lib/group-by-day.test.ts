import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day';

const now = new Date(2026, 2, 12, 9);
const at = (...date: [number, number, number, number?]): string => new Date(...date).toISOString();

describe('groupByDay', () => {
  it('names near days by their nearness and far ones in full', () => {
    const groups = groupByDay(
      [at(2026, 2, 12, 8), at(2026, 2, 12, 0), at(2026, 2, 11, 23), at(2026, 1, 4), at(2025, 8, 21)],
      (date) => date,
      now,
    );
    expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Wednesday 4 February', 1],
      ['Sunday 21 September 2025', 1],
    ]);
  });

  it('keeps the order of the items', () => {
    const [group] = groupByDay([at(2026, 2, 12, 8), at(2026, 2, 12, 7)], (date) => date, now);
    expect(group?.items).toEqual([at(2026, 2, 12, 8), at(2026, 2, 12, 7)]);
  });
});
