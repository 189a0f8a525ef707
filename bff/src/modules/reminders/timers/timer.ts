import { type Reminder } from '../reminder.js';

const SECOND_MS = 1_000;
/** A month: what is further away has a date. */
export const MAX_TIMER_SECONDS = 30 * 24 * 60 * 60;

/** What is left of a timer, in milliseconds; nothing of one that has ended. */
export function msLeft({ remainingMs, dueAt }: Reminder, now: Date): number {
  return Math.max(0, remainingMs ?? (dueAt?.getTime() ?? 0) - now.getTime());
}

export function paused(timer: Reminder, now: Date): Reminder {
  return { ...timer, remainingMs: msLeft(timer, now), dueAt: null };
}

export function resumed(timer: Reminder, now: Date): Reminder {
  return { ...timer, remainingMs: null, dueAt: new Date(now.getTime() + msLeft(timer, now)) };
}

/**
 * The timer with so many seconds more or, below nought, fewer: less than nothing is left of none. One that has ended
 * runs again for what is added.
 */
export function adjusted(timer: Reminder, seconds: number, now: Date): Reminder {
  const left = Math.max(0, msLeft(timer, now) + seconds * SECOND_MS);
  const durationSeconds = Math.max(1, (timer.durationSeconds ?? 0) + seconds);
  return timer.remainingMs === null
    ? { ...timer, durationSeconds, dueAt: new Date(now.getTime() + left) }
    : { ...timer, durationSeconds, remainingMs: left };
}
