import { expect, test } from 'vitest';
import { makeReminder } from '../../../testing/msw/handlers/reminders';
import { dueToday, nextAfterToday } from './due-today';

const now = new Date(2026, 2, 12, 7, 4);
const at = (day: number, hour: number): string => new Date(2026, 2, day, hour).toISOString();

test('holds what is overdue, what is due until midnight, and timers, in their order', () => {
  const found = dueToday(
    [
      makeReminder({ text: 'evening', dueAt: at(12, 23) }),
      makeReminder({ text: 'tomorrow', dueAt: at(13, 0) }),
      makeReminder({ text: 'put off', dueAt: at(10, 9), snoozedUntil: at(14, 9) }),
      makeReminder({ text: 'missed', dueAt: at(11, 9) }),
      makeReminder({ text: 'some day' }),
      makeReminder({ text: 'tea', kind: 'timer', remainingMs: 60_000 }),
      makeReminder({ text: 'rings in the banner', kind: 'timer', dueAt: at(12, 7) }),
    ],
    now,
  );
  expect(found.map(({ text }) => text)).toEqual(['missed', 'evening', 'tea']);
});

test('knows what comes first after today', () => {
  const reminders = [
    makeReminder({ text: 'next week', dueAt: at(19, 9) }),
    makeReminder({ text: 'tomorrow', dueAt: at(13, 0) }),
    makeReminder({ text: 'today', dueAt: at(12, 9) }),
  ];
  expect(nextAfterToday(reminders, now)?.text).toBe('tomorrow');
  expect(nextAfterToday([], now)).toBeUndefined();
});
