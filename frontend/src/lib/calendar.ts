const two = (value: number): string => String(value).padStart(2, '0');

/** "2026-03-12", as the calendar here has it. */
export function dayName(day: Date): string {
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The midnight here of a day that is written so. */
export function dayOf(name: string): Date {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
}

/** The first of the month that is so many months later. */
export function monthFrom(day: Date, months: number): Date {
  return new Date(day.getFullYear(), day.getMonth() + months, 1);
}

export function daysIn(month: Date): number {
  return new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
}

/** From 0 on Mondays to 6 on Sundays. */
export function weekdayOf(day: Date): number {
  return (day.getDay() + 6) % 7;
}
