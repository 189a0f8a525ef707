import { describe, expect, it } from 'vitest';
import { sumOfTotals, totalAlone, totalInWords, type ListTotal } from './list-total';

const words = (total: number, totalIs: ListTotal['totalIs'] = 'exact'): string =>
  totalInWords({ total, totalIs }, 'memory', 'memories');

describe('the total of a list in words', () => {
  it('is a number where it was counted, and says so where it was not', () => {
    expect(words(1)).toBe('1 memory');
    expect(words(1_000)).toBe('1,000 memories');
    expect(words(12_300, 'about')).toBe('about 12,300 memories');
    expect(words(1_000, 'over')).toBe('more than 1,000 memories');
  });

  it('begins a line like a sentence', () => {
    expect(totalAlone({ total: 1_000, totalIs: 'over' }, 'name', 'names')).toBe('More than 1,000 names');
    expect(totalAlone({ total: 7, totalIs: 'exact' }, 'name', 'names')).toBe('7 names');
  });

  it('of two lists is as vague as the vaguer one', () => {
    const [few, many] = [
      { total: 2, totalIs: 'exact' as const },
      { total: 12_300, totalIs: 'about' as const },
    ];
    expect(sumOfTotals(few, few)).toEqual({ total: 4, totalIs: 'exact' });
    expect(sumOfTotals(few, many)).toEqual({ total: 12_302, totalIs: 'about' });
    expect(sumOfTotals({ total: 1_000, totalIs: 'over' }, many).totalIs).toBe('over');
  });
});
