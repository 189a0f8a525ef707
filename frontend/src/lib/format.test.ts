import { formatAgo, formatDay, formatLongDay, formatQuantity, formatWhen } from './format';

const now = new Date(2026, 2, 12, 7, 4);

test('says when in the fewest words that are still exact', () => {
  expect(formatWhen(new Date(2026, 2, 12, 6, 10), now)).toBe('today, 06:10');
  expect(formatWhen(new Date(2026, 2, 11, 21, 10), now)).toBe('yesterday, 21:10');
  expect(formatWhen(new Date(2026, 2, 4, 18, 22), now)).toBe('4 Mar, 18:22');
  expect(formatWhen(new Date(2025, 8, 21, 18, 22), now)).toBe('21 Sept 2025, 18:22');
});

test('counts minutes while they are few', () => {
  expect(formatAgo(new Date(2026, 2, 12, 7, 3, 30), now)).toBe('just now');
  expect(formatAgo(new Date(2026, 2, 12, 7, 3), now)).toBe('1 minute ago');
  expect(formatAgo(new Date(2026, 2, 12, 6, 5), now)).toBe('59 minutes ago');
  expect(formatAgo(new Date(2026, 2, 12, 6, 4), now)).toBe('today, 06:04');
});

test('leaves out the present year', () => {
  expect(formatDay(new Date(2026, 0, 2), now)).toBe('2 Jan');
  expect(formatDay(new Date(2025, 0, 2), now)).toBe('2 Jan 2025');
});

test('writes a day in full', () => expect(formatLongDay(now)).toBe('Thursday 12 March'));

test('counts with the right noun', () => {
  expect(formatQuantity(1, 'memory', 'memories')).toBe('1 memory');
  expect(formatQuantity(1284, 'memory', 'memories')).toBe('1,284 memories');
});
