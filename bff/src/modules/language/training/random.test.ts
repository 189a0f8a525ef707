import { exponential } from './exponential.js';
import { SeededRandom } from './random.js';

describe('SeededRandom', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const random = new SeededRandom(7);
    expect([random.next(), random.next(), random.below(100)]).toMatchInlineSnapshot(`
      [
        0.011704753153026104,
        0.06195825757458806,
        97,
      ]
    `);
  });

  it('spreads its numbers evenly', () => {
    const random = new SeededRandom(1);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const digit = random.below(10);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1_100);
  });

  it('keeps every value when it shuffles', () => {
    const values = Int32Array.from({ length: 50 }, (_, i) => i);
    new SeededRandom(3).shuffle(values);
    expect([...values]).not.toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(50);
  });
});

describe('exponential', () => {
  it.each([0, -1e-9, -0.3, -0.7, -1, -5.5, -20, -59])('is e to the power of %d', (power) => {
    expect(exponential(power) / Math.exp(power)).toBeCloseTo(1, 13);
  });

  it('is nothing far below', () => {
    expect(exponential(-1000)).toBe(0);
  });
});
