const MORNING_FROM = 5;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 18;
const NIGHT_FROM = 22;

/** By the first name and the hour of the reader's day. */
export function greeting(displayName: string, now: Date): string {
  const [firstName] = displayName.trim().split(/\s+/);
  return firstName ? `${partOfDay(now.getHours())}, ${firstName}` : partOfDay(now.getHours());
}

function partOfDay(hour: number): string {
  // "Good night" is a farewell; who is up then is welcomed without naming the hour.
  if (hour < MORNING_FROM || hour >= NIGHT_FROM) return 'Hello';
  if (hour < AFTERNOON_FROM) return 'Good morning';
  return hour < EVENING_FROM ? 'Good afternoon' : 'Good evening';
}
