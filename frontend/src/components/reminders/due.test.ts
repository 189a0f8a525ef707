import { expect, test } from 'vitest';
import { countdown, dueLabel } from './due';
import { fromLocalField, toLocalField } from './local-time';
import { snoozeTimes } from './snooze-times';

/** A Saturday. */
const NOW = new Date(2026, 10, 21, 14, 30);

test.each([
  [new Date(2026, 10, 21, 17), 'Today, 17:00'],
  [new Date(2026, 10, 22, 9), 'Tomorrow, 09:00'],
  [new Date(2026, 10, 20, 9), 'Yesterday, 09:00'],
  [new Date(2026, 11, 4, 9), '4 Dec, 09:00'],
])('says %s as %s', (due, words) => {
  expect(dueLabel(due, NOW)).toBe(words);
});

test.each([
  [0, '0:00'],
  [4_001, '0:05'],
  [270_000, '4:30'],
  [3_909_000, '1:05:09'],
])('counts %i ms down as %s', (ms, words) => {
  expect(countdown(ms)).toBe(words);
});

test('offers times that lie ahead', () => {
  const offered = (now: Date) => snoozeTimes(now).map(({ label, until }) => [label, toLocalField(until)]);
  expect(offered(NOW)).toEqual([
    ['10 minutes', '2026-11-21T14:40'],
    ['This evening', '2026-11-21T18:00'],
    ['Tomorrow morning', '2026-11-22T09:00'],
    ['Next week', '2026-11-23T09:00'],
  ]);
  expect(offered(new Date(2026, 10, 23, 20)).map(([label]) => label)).toEqual([
    '10 minutes',
    'Tomorrow morning',
    'Next week',
  ]);
});

test('writes a moment into a field and reads it back', () => {
  expect(fromLocalField(toLocalField(NOW))).toBe(NOW.toISOString());
  expect(fromLocalField('')).toBeNull();
});
