const MORNING_FROM = 5;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 18;

/** By the first name and the hour of the reader's day. */
export function greeting(displayName: string, now: Date): string {
  const [firstName] = displayName.trim().split(/\s+/);
  return firstName ? `${partOfDay(now.getHours())}, ${firstName}` : partOfDay(now.getHours());
}

function partOfDay(hour: number): string {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return 'Good evening';
  return hour < AFTERNOON_FROM ? 'Good morning' : 'Good afternoon';
}
