interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** From the first day to before the next. */
export interface DatePeriod {
  first: CalendarDay;
  next: CalendarDay;
}

const DATE = /^(\d{4})(?:-(\d\d?)(?:-(\d\d?))?)?$/;

/** `2026`, `2026-03` or `2026-03-14` as the year, month or day that it names; null when it names none. */
export function readDate(text: string): DatePeriod | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [year = 0, month, day] = match.slice(1).map((part) => (part ? Number(part) : undefined));
  const first = { year, month: month ?? 1, day: day ?? 1 };
  if (!isReal(first)) return null;
  const next = new Date(0);
  if (month === undefined) next.setUTCFullYear(year + 1, 0, 1);
  else if (day === undefined) next.setUTCFullYear(year, month, 1);
  else next.setUTCFullYear(year, month - 1, day + 1);
  return {
    first,
    next: { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() },
  };
}

/** There is no 30 February and no month 0; the database knows no year 0, and nothing after 9999. */
function isReal({ year, month, day }: CalendarDay): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (year < 1 || year > 9998) return false;
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
