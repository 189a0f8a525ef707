export const ALERT_CONDITIONS = ['above', 'below', 'above_usual', 'below_usual'] as const;
export type AlertCondition = (typeof ALERT_CONDITIONS)[number];

export interface ReadingAlert {
  readonly id: string;
  readonly metric: string;
  readonly condition: AlertCondition;
  readonly threshold: number;
  readonly minutes: number;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly timeZone: string;
  readonly isEnabled: boolean;
  readonly snoozedUntil: Date | null;
  readonly holdsSince: Date | null;
  readonly firedAt: Date | null;
  readonly firedValue: number | null;
  readonly nextCheckAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What was measured, as far as the rule goes: means of a few minutes, or one value of a day. Oldest first. */
export interface Measured {
  /** Its beginning, and its end. */
  readonly from: Date;
  readonly to: Date;
  readonly value: number;
}

/** What an alert finds. */
export interface Finding {
  readonly holds: boolean;
  /** Since when, without a break; null while it does not hold. */
  readonly since: Date | null;
  /** The latest value; null where nothing was measured lately. */
  readonly value: number | null;
}

/** Whether it is told now. */
export type Outcome = 'none' | 'holds' | 'snoozed' | 'quiet' | 'told' | 'fires';

const MINUTE_MS = 60_000;
/** Nothing is known of a longer hole in the readings: what held before it may have ended in it. */
const LONGEST_HOLE_MS = 60 * MINUTE_MS;

/**
 * Since when the latest readings have all been beyond the limit. A reading that is not ends it, and so does a hole of more
 * than an hour. It holds once it has lasted for the minutes of the rule.
 */
export function findingOf(
  { condition, minutes }: Pick<ReadingAlert, 'condition' | 'minutes'>,
  limit: number,
  measured: readonly Measured[],
): Finding {
  const isBeyond = ({ value }: Measured): boolean =>
    condition === 'above' || condition === 'above_usual' ? value > limit : value < limit;
  const latest = measured.at(-1);
  if (!latest) return { holds: false, since: null, value: null };
  let since: Date | null = null;
  for (const [index, each] of [...measured.entries()].toReversed()) {
    if (!isBeyond(each)) break;
    const after = measured[index + 1];
    if (after && after.from.getTime() - each.to.getTime() > LONGEST_HOLE_MS) break;
    since = each.from;
  }
  const lasted = since === null ? -1 : latest.to.getTime() - since.getTime();
  return { holds: lasted >= minutes * MINUTE_MS, since, value: latest.value };
}

/** A run of readings is told once; after a snooze it is told again if it still holds. */
export function outcomeOf(
  alert: Pick<ReadingAlert, 'firedAt' | 'snoozedUntil'>,
  finding: Finding,
  { now, isQuiet }: { readonly now: Date; readonly isQuiet: boolean },
): Outcome {
  const { firedAt, snoozedUntil } = alert;
  if (!finding.since) return 'none';
  if (!finding.holds) return 'holds';
  if (snoozedUntil && now < snoozedUntil) return 'snoozed';
  if (isQuiet) return 'quiet';
  const toldFrom = snoozedUntil && snoozedUntil > finding.since ? snoozedUntil : finding.since;
  return firedAt && firedAt >= toldFrom ? 'told' : 'fires';
}
