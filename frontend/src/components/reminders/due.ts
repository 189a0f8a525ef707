import type { Reminder } from '../../shared/reminders/api/reminders.api';
import { formatTime, formatWhen } from '../../lib/format';

const SECOND_MS = 1_000;

type Due = Pick<Reminder, 'dueAt' | 'snoozedUntil'>;

/** When it comes to mind: the new time of what was put off. */
export function whenDue({ snoozedUntil, dueAt }: Due): Date | null {
  const due = snoozedUntil ?? dueAt;
  return due === null ? null : new Date(due);
}

export function isDue(reminder: Due, now: Date): boolean {
  const due = whenDue(reminder);
  return due !== null && due <= now;
}

/** "Today, 17:00", "Tomorrow, 09:00", "4 Mar, 18:22". */
export function dueLabel(due: Date, now: Date): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  if (due.toDateString() === tomorrow.toDateString()) return `Tomorrow, ${formatTime(due)}`;
  const words = formatWhen(due, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Milliseconds that a timer has left; none once it has ended. */
export function msLeft({ remainingMs, dueAt }: Pick<Reminder, 'remainingMs' | 'dueAt'>, now: Date): number {
  const left = remainingMs ?? (dueAt === null ? 0 : new Date(dueAt).getTime() - now.getTime());
  return Math.max(0, left);
}

/** "1:05:09", "4:30". */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const end = `${hours > 0 ? two(minutes) : String(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${String(hours)}:${end}` : end;
}

/** What it is called on a screen. */
export function nameOf({ kind, text }: Pick<Reminder, 'kind' | 'text'>): string {
  if (kind !== 'timer') return text;
  return text === '' ? 'Timer' : `Timer: ${text}`;
}
