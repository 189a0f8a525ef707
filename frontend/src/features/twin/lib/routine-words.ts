import { wordList } from '../../../lib/format';
import type { TwinRoutine } from '../api/twin.api';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOUR = 60;

/** A routine in words: what, and when. */
export function routineWords({ kind, name, weekdays, minute }: TwinRoutine): { title: string; when: string } {
  return { title: titleOf(kind, name), when: `${daysOf(weekdays)} around ${timeOf(minute)}` };
}

function titleOf(kind: TwinRoutine['kind'], name: string): string {
  switch (kind) {
    case 'memory':
      return 'You tell your twin something';
    case 'tag':
      return `You tell it of #${name}`;
    case 'mood':
      return 'You note how you feel';
    case 'reminder':
      return `You do “${name}”`;
    case 'skill':
      return `You ask it for “${name}”`;
  }
}

function daysOf(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'Every day';
  return wordList(weekdays.map((weekday) => `${WEEKDAYS[weekday] ?? ''}s`));
}

function timeOf(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
}
