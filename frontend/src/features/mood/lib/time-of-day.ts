/** "21:00" of what a clock on the wall showed, such as "2026-11-26T21:00:00". */
export function timeOf(shown: string): string {
  return shown.slice(11, 16);
}

/** When it is that time next, here. */
export function nextAt(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hours, minutes);
  if (today > now) return today;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hours, minutes);
}
