import { z } from 'zod';

const uuid = z.uuid();

/** Whether a text has the form of an id of ours. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
