import { addDays, dayAt, momentOn } from '../../../../common/calendar.js';

const NOON = { hour: 12, minute: 0 };

/** When something that is told was so. What is said of today, or of the last night's sleep, is told now. */
export const TIME =
  '(?<time>(?:just |right )?now|today|this (?:morning|afternoon|evening)|tonight|last night|yesterday(?: (?:morning|afternoon|evening))?)';

/** Yesterday is its noon: what is known is the day. */
export function saidTime(
  time: string | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): { at?: string } {
  if (!time?.startsWith('yesterday')) return {};
  return { at: momentOn(addDays(dayAt(now, timeZone), -1), NOON, timeZone).toISOString() };
}
