import { baselineOf, medianOf } from './baseline.js';

describe('baselineOf', () => {
  // Rousseeuw and Croux (1993) give 1.4826 × MAD; of these, by hand: median 4, deviations 3 2 1 0 1 2 96, their median 2.
  it('takes no notice of one day that is far off', () => {
    const found = baselineOf([1, 2, 3, 4, 5, 6, 100]);
    expect(found).toMatchObject({ median: 4, days: 7 });
    expect(found?.spread).toBeCloseTo(2.9652, 4);
    expect(found?.low).toBeCloseTo(1.0348, 4);
  });

  it('says nothing of fewer than seven days', () => {
    expect(baselineOf([60, 61, 62, 60, 59, 61])).toBeUndefined();
  });
});

describe('medianOf', () => {
  it('lies between the two in the middle', () => expect(medianOf([4, 1, 3, 2])).toBe(2.5));
  it('refuses nothing', () => expect(() => medianOf([])).toThrow(RangeError));
});
