import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const NOW = new Date('2026-03-04T12:00:00Z');

test.each([
  ['2026-04-03T11:59:00Z', '30 days'],
  ['2026-03-05T11:00:00Z', '23 hours'],
  ['2026-03-04T12:04:12Z', '4 min 12 s'],
  ['2026-03-04T12:00:09Z', '9 s'],
  ['2026-03-04T11:00:00Z', '0 s'],
])('until %s it is %s', (until, left) => {
  expect(timeLeft(until, NOW)).toBe(left);
});
