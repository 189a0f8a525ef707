import { decimalsOf, formatDecimal } from './format-decimal';

test('writes as many decimals as asked for', () => {
  expect(formatDecimal(80, 1)).toBe('80.0');
  expect(formatDecimal(12_980.4, 0)).toBe('12,980');
});

test.each([
  [[80, 80.5], 1, 1],
  [[80, 81], 1, 0],
  [[30, 12.25], 2, 2],
  [[0.1 + 0.2], 2, 1],
  [[], 2, 0],
])('%j of at most %d decimals have %d', (values, most, decimals) => {
  expect(decimalsOf(values, most)).toBe(decimals);
});
