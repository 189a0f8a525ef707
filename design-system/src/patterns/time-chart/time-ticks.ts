export interface TimeTick {
  at: number;
  label: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 366 * DAY_MS;

// Made once: making one costs more than drawing the line.
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short' });

interface Step {
  ms: number;
  /** The first moment of the calendar at or before that one. */
  begin: (at: Date) => Date;
  /** The moment so many steps later. */
  later: (at: Date) => Date;
  label: (at: Date) => string;
}

const hours = (count: number): Step => ({
  ms: count * HOUR_MS,
  begin: (at) => new Date(at.getFullYear(), at.getMonth(), at.getDate()),
  later: (at) => new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours() + count),
  label: (at) => (at.getHours() === 0 ? day : time).format(at),
});
const minutes = (count: number): Step => ({
  ms: count * MINUTE_MS,
  begin: (at) => new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours()),
  later: (at) => new Date(at.getTime() + count * MINUTE_MS),
  label: (at) => time.format(at),
});
const days = (count: number): Step => ({
  ms: count * DAY_MS,
  // from the first of the month on, so that the marks stay where they are while it moves
  begin: (at) => new Date(at.getFullYear(), at.getMonth(), 1),
  later: (at) => {
    const next = new Date(at.getFullYear(), at.getMonth(), at.getDate() + count);
    // the last mark of a month keeps clear of the first of the next
    const isNear = count > 1 && (next.getMonth() !== at.getMonth() || daysLeft(next) < count / 2);
    return isNear ? new Date(at.getFullYear(), at.getMonth() + 1, 1) : next;
  },
  label: (at) => day.format(at),
});
const months = (count: number): Step => ({
  ms: count * MONTH_MS,
  begin: (at) => new Date(at.getFullYear(), 0, 1),
  later: (at) => new Date(at.getFullYear(), at.getMonth() + count, 1),
  label: (at) => (at.getMonth() === 0 ? String(at.getFullYear()) : month.format(at)),
});
const years = (count: number): Step => ({
  ms: count * YEAR_MS,
  begin: (at) => new Date(at.getFullYear() - (at.getFullYear() % count), 0, 1),
  later: (at) => new Date(at.getFullYear() + count, 0, 1),
  label: (at) => String(at.getFullYear()),
});

const STEPS: readonly Step[] = [
  ...[minutes(5), minutes(15), minutes(30)],
  ...[hours(1), hours(3), hours(6), hours(12)],
  ...[days(1), days(2), days(5), days(10), days(15)],
  ...[months(1), months(2), months(3), months(6)],
  ...[years(1), years(2), years(5), years(10), years(25)],
];

/** Round moments of the reader's calendar between two, at most so many. */
export function timeTicks(from: number, to: number, most: number): TimeTick[] {
  const step = STEPS.find(({ ms }) => (to - from) / ms <= most) ?? years(50);
  const ticks: TimeTick[] = [];
  for (let at = step.begin(new Date(from)); at.getTime() <= to; at = step.later(at))
    if (at.getTime() >= from) ticks.push({ at: at.getTime(), label: step.label(at) });
  return ticks;
}

function daysLeft(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate() - at.getDate() + 1;
}
