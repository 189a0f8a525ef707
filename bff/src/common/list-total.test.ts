import { estimated, MAX_COUNTED, sumOfTotals, toListTotal } from './list-total.js';

describe('the total of a list', () => {
  it('is exact up to a thousand, and beyond it says no more than that', () => {
    expect(toListTotal(0)).toEqual({ total: 0, totalIs: 'exact' });
    expect(toListTotal(MAX_COUNTED)).toEqual({ total: 1_000, totalIs: 'exact' });
    expect(toListTotal(MAX_COUNTED + 1)).toEqual({ total: 1_000, totalIs: 'over' });
  });

  it('takes an estimate, rounded, only where it was not counted', () => {
    const over = toListTotal(MAX_COUNTED + 1);
    expect(estimated(over, 12_345)).toEqual({ total: 12_300, totalIs: 'about' });
    expect(estimated(over, undefined)).toBe(over);
    expect(estimated(over, 40)).toBe(over);
    expect(estimated(toListTotal(7), 12_345)).toEqual({ total: 7, totalIs: 'exact' });
  });

  it('of several lists is as vague as the vaguest of them', () => {
    const [few, about, over] = [
      toListTotal(2),
      { total: 1_200, totalIs: 'about' as const },
      toListTotal(1_001),
    ];
    expect(sumOfTotals(few, few)).toEqual({ total: 4, totalIs: 'exact' });
    expect(sumOfTotals(few, about)).toEqual({ total: 1_202, totalIs: 'about' });
    expect(sumOfTotals(few, about, over)).toEqual({ total: 2_202, totalIs: 'over' });
  });
});
