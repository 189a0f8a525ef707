/** A time zone as people say it: "Paris time". It is all that is known of where a session is. */
export function placeOf(timeZone: string | null): string {
  if (timeZone === null) return 'Place unknown';
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return `${city.replaceAll('_', ' ')} time`;
}
