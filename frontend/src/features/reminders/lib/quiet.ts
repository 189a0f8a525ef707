import type { Settings } from '../../../shared/settings/api/settings.api';

type QuietHours = NonNullable<Settings['quietHours']>;

/** Whether the clock on the wall is within them; from 22:00 until 07:00 is a night. */
export function isQuiet(at: Date, { from, until }: QuietHours): boolean {
  const now = at.getHours() * 60 + at.getMinutes();
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return start < end ? now >= start && now < end : now >= start || now < end;
}

/** When they begin and end next. */
export function quietEdges(now: Date, { from, until }: QuietHours): number[] {
  return [from, until].map((time) => {
    const edge = new Date(now);
    edge.setHours(0, minutesOf(time), 0, 0);
    if (edge <= now) edge.setDate(edge.getDate() + 1);
    return edge.getTime();
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
