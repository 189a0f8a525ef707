import { expect, test } from 'vitest';
import { columnBase } from './column-base';

test.each([
  ['close together', 72, 69, 68],
  ['far apart', 12, 2, 0],
  ['on both sides of zero', 4, -2, 0],
  ['equal', 70, 70, 0],
])('of values that are %s the lowest keeps a column', (_what, most, least, base) => {
  expect(columnBase(most, least)).toBe(base);
});
