import fc from 'fast-check';
import { Bucket } from './bucket.js';

describe('a bucket', () => {
  it('never gives more than its burst and what flowed in since', () => {
    const asks = fc.array(fc.tuple(fc.integer({ min: -500, max: 3_000 }), fc.integer({ min: 1, max: 50 })));
    fc.assert(
      fc.property(asks, (given) => {
        const bucket = new Bucket(10, 50, 0);
        let [at, latest, taken] = [0, 0, 0];
        for (const [passed, cost] of given) {
          at += passed;
          latest = Math.max(latest, at);
          if (bucket.take(cost, at) === 0) taken += cost;
          expect(taken).toBeLessThanOrEqual(50 + (latest / 1_000) * 10 + 1e-6);
        }
      }),
    );
  });

  it('says after how many seconds it gives again', () => {
    const wait = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(wait, wait, (first, second) => {
        const bucket = new Bucket(10, 50, 0);
        bucket.take(first, 0);
        const seconds = bucket.take(second, 0);
        if (seconds > 0) expect(bucket.take(second, seconds * 1_000)).toBe(0);
      }),
    );
  });
});
