import { wallOf } from '../../../common/wall-clock.js';
import { type ScheduledCommand } from './scheduled-command.js';

const MINUTE_MS = 60_000;

/** As it is told where the server was not there in time. */
export function doneLate(result: string, lateMs: number): string {
  const minutes = Math.floor(lateMs / MINUTE_MS);
  if (minutes < 1) return result;
  return `${result} (${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} late.)`;
}

export function missed({ dueAt, timeZone }: Pick<ScheduledCommand, 'dueAt' | 'timeZone'>, now: Date): string {
  const day = (at: Date): string => {
    const { year, month, day: date } = wallOf(at, timeZone);
    return [year, month, date].join('-');
  };
  const shown = dueAt.toLocaleString('en-GB', {
    timeZone,
    ...(day(dueAt) !== day(now) && { day: 'numeric', month: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  return `It was due at ${shown}, when I was not running, so I left it out.`;
}
