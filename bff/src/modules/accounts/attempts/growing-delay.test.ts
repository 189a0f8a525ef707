import { FakeClock } from '../../../testing/fake-clock.js';
import { GrowingDelay } from './growing-delay.js';

const MINUTE = 60_000;

describe('a growing delay', () => {
  const clock = new FakeClock();
  let delay: GrowingDelay;

  beforeEach(() => {
    delay = new GrowingDelay(
      { free: 3, firstTokenMs: 30_000, longestMs: 2 * MINUTE, forgottenAfterMs: 10 * MINUTE },
      clock,
    );
  });

  const takeMany = (count: number): number[] => Array.from({ length: count }, () => delay.take('ana'));

  it('counts before the outcome is known, so that many at once are many', () => {
    expect(takeMany(5)).toEqual([0, 0, 0, 30, 30]);
    expect(delay.take('bo')).toBe(0);
  });

  it('doubles up to a limit', () => {
    takeMany(3);
    const waits = [];
    for (let round = 0; round < 4; round += 1) {
      const wait = delay.take('ana');
      waits.push(wait);
      clock.advance({ seconds: wait });
      expect(delay.take('ana')).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 120]);
  });

  it('forgets after a time without an attempt, and at once what was none', () => {
    takeMany(3);
    clock.advance({ minutes: 10 });
    expect(takeMany(4)).toEqual([0, 0, 0, 30]);
    delay.giveBack('ana');
    expect(delay.take('ana')).toBe(0);
    delay.clear('ana');
    expect(takeMany(3)).toEqual([0, 0, 0]);
  });

  it('remembers a bounded number', () => {
    takeMany(3);
    for (let other = 0; other < 50_001; other += 1) delay.take(`other-${String(other)}`);
    expect(delay.take('ana')).toBe(0);
  });
});
