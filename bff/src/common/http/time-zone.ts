import { z } from 'zod';

/** Checked by its form alone: a browser may know a zone that this server does not, and nothing is refused for it. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'must be an IANA name such as Europe/Vienna');

/** To make a format only to see whether a zone is known takes a tenth of a millisecond, which a search can do without. */
const USUAL_ZONES = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** The zone, or the other one where there is none or this server does not know it. */
export function knownZone(zone: string | null | undefined, otherwise = 'UTC'): string {
  const wanted = zone ?? otherwise;
  if (USUAL_ZONES.has(wanted)) return wanted;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}
