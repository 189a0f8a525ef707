const MINUTE_MS = 60_000;
const EVENING = 18;
const MORNING = 9;
const MONDAY = 1;
const WEEK = 7;

export interface SnoozeTime {
  readonly label: string;
  readonly until: Date;
}

/** Until when something can be put off, seen from now; an evening that is there already is not offered. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const evening = at(now, 0, EVENING);
  const untilMonday = (MONDAY + WEEK - now.getDay()) % WEEK || WEEK;
  return [
    { label: '10 minutes', until: new Date(now.getTime() + 10 * MINUTE_MS) },
    ...(evening > now ? [{ label: 'This evening', until: evening }] : []),
    { label: 'Tomorrow morning', until: at(now, 1, MORNING) },
    { label: 'Next week', until: at(now, untilMonday, MORNING) },
  ];
}

function at(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}
