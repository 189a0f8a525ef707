const DAY_MS = 86_400_000;
/** Further off, the clock of a device tells nothing: it may be at 1970. */
const MAX_SKEW_MS = DAY_MS;
/** Nearer than that, clocks are taken as they are. */
const NOTED_SKEW_MS = 120_000;
const MAX_AGE_MS = 400 * DAY_MS;

/** How far the device's clock is ahead of ours, and what was done about it. */
export interface ClockSkew {
  readonly ms: number;
  readonly action: 'none' | 'shifted' | 'refused';
}

/** @param sentAt by the clock of the device; without one its clock is taken as it is */
export function clockSkew(sentAt: Date | undefined, now: Date): ClockSkew {
  const ms = sentAt ? sentAt.getTime() - now.getTime() : 0;
  const off = Math.abs(ms);
  return { ms, action: off > MAX_SKEW_MS ? 'refused' : off > NOTED_SKEW_MS ? 'shifted' : 'none' };
}

/** When it was by our clock, or why it cannot have been. */
export function timeOf(at: Date, { ms, action }: ClockSkew, now: Date): Date | 'clock' | 'future' | 'old' {
  if (action === 'refused') return 'clock';
  const time = at.getTime() - (action === 'shifted' ? ms : 0);
  if (time > now.getTime() + NOTED_SKEW_MS) return 'future';
  return time < now.getTime() - MAX_AGE_MS ? 'old' : new Date(time);
}
