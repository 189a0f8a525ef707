import { isoDay } from './reading-cards';
import { dayFrom, neighbour, periodOf, periodWords } from './period';

const NOW = new Date(2026, 2, 12, 18, 40);
const days = ({ from, before }: { from: Date; before: Date }): string[] => [isoDay(from), isoDay(before)];

it.each([
  ['d', ['2026-03-12', '2026-03-13']],
  ['w', ['2026-03-06', '2026-03-13']],
  ['m', ['2026-02-13', '2026-03-13']],
  ['3m', ['2025-12-13', '2026-03-13']],
  ['y', ['2025-03-13', '2026-03-13']],
  ['5y', ['2021-03-13', '2026-03-13']],
] as const)('a period of %s ends with today', (range, expected) => {
  expect(days(periodOf(range, NOW))).toEqual(expected);
});

it('goes back and forth without a day between', () => {
  const week = periodOf('w', NOW);
  expect(days(neighbour(week, -1))).toEqual(['2026-02-27', '2026-03-06']);
  expect(days(neighbour(neighbour(week, -1), 1))).toEqual(days(week));
});

it('takes the last day of a shorter month', () => {
  expect(days(periodOf('m', new Date(2026, 2, 30)))).toEqual(['2026-02-28', '2026-03-31']);
});

it('reads the last day of an address, never one to come', () => {
  expect(isoDay(dayFrom('2026-01-05', NOW))).toBe('2026-01-05');
  for (const text of [null, 'soon', '2027-01-01']) expect(dayFrom(text, NOW)).toBe(NOW);
});

it('says which days are shown', () => {
  const now = new Date();
  expect(periodWords(periodOf('3m', NOW))).toMatch(/ – /);
  expect(periodWords(periodOf('d', now))).not.toMatch(/–/);
});
