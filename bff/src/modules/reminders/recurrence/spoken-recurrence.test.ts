import { ENGLISH } from '../../../testing/phrases.js';
import { type Recurrence } from './recurrence.js';
import { spokenRecurrence } from './spoken-recurrence.js';

it.each<[Recurrence, string]>([
  [{ every: 'minute', interval: 90 }, 'every 90 minutes'],
  [{ every: 'hour', interval: 1 }, 'every hour'],
  [{ every: 'hour', interval: 2 }, 'every 2 hours'],
  [{ every: 'day', interval: 1 }, 'every day at 18:05'],
  [{ every: 'day', interval: 3 }, 'every 3 days at 18:05'],
  [{ every: 'week', interval: 1 }, 'every Thursday at 18:05'],
  [{ every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }, 'every weekday at 18:05'],
  [{ every: 'week', interval: 1, weekdays: [0, 2, 6] }, 'every Sunday, Tuesday and Saturday at 18:05'],
  [{ every: 'week', interval: 2, weekdays: [1, 5] }, 'every second week on Monday and Friday at 18:05'],
  [{ every: 'month', interval: 1 }, 'on the 26th of every month at 18:05'],
  [{ every: 'month', interval: 1, monthDay: 22 }, 'on the 22nd of every month at 18:05'],
  [{ every: 'month', interval: 3, monthDay: 13 }, 'on the 13th of every 3 months at 18:05'],
  [{ every: 'month', interval: 2, monthDay: -1 }, 'on the last day of every second month at 18:05'],
  [{ every: 'year', interval: 1 }, 'every year on 26 November at 18:05'],
])('%j is said as “%s”', (recurrence, words) => {
  expect(spokenRecurrence({ ...recurrence, start: '2026-11-26T18:05:00' }, ENGLISH)).toBe(words);
});
