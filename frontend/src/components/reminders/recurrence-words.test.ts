import { expect, test } from 'vitest';
import type { Recurrence } from '../../shared/reminders/api/reminders.api';
import { recurrenceWords } from './recurrence-words';

test.each<[Recurrence & { interval: number }, string]>([
  [{ every: 'minute', interval: 90 }, 'Every 90 minutes'],
  [{ every: 'hour', interval: 1 }, 'Every hour'],
  [{ every: 'hour', interval: 2 }, 'Every 2 hours'],
  [{ every: 'day', interval: 1 }, 'Every day at 18:00'],
  [{ every: 'week', interval: 1 }, 'Every Thursday at 18:00'],
  [{ every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }, 'Every weekday at 18:00'],
  [{ every: 'week', interval: 2, weekdays: [1, 5] }, 'Every second week on Monday and Friday at 18:00'],
  [{ every: 'month', interval: 1 }, 'The 26th of every month at 18:00'],
  [{ every: 'month', interval: 3, monthDay: 1 }, 'The 1st of every 3 months at 18:00'],
  [{ every: 'month', interval: 1, monthDay: -1 }, 'The last day of every month at 18:00'],
  [{ every: 'year', interval: 1 }, 'Every year on 26 November at 18:00'],
])('%j reads “%s”', (recurrence, words) => {
  expect(recurrenceWords({ ...recurrence, start: '2026-11-26T18:00:00' })).toBe(words);
});
