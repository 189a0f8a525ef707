import { z } from 'zod';

/** Checked by its form alone: a browser may know a zone that this server does not, and nothing is refused for it. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'must be an IANA name such as Europe/Vienna');

/** The zone, or the other one where there is none or this server does not know it. */
export function knownZone(zone: string | null | undefined, otherwise = 'UTC'): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone ?? otherwise }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}
