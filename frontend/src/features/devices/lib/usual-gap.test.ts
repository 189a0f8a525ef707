import { expect, test } from 'vitest';
import { usualGapMs } from './usual-gap';

test('what is sent each half hour is not missed in between, though it is kept by the minute', () => {
  expect(usualGapMs([0, 30, 60, 90, 300], 1)).toBe(30);
  expect(usualGapMs([0, 1, 2, 3], 10)).toBe(10);
  expect(usualGapMs([5], 10)).toBe(10);
});
