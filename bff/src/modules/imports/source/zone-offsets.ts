import { momentOf, zoneOffset } from '../../../common/wall-clock.js';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Days are some thousand; quarters are looked up on the few days whose clocks change. */
const MAX_KNOWN = 100_000;

/** Minutes that a zone is ahead of UTC, for millions of moments: clocks change on quarters of an hour, on two days a year. */
export class ZoneOffsets {
  private readonly days = new Map<number, number | null>();
  private readonly quarters = new Map<number, number>();

  constructor(private readonly timeZone: string) {}

  /** @param at milliseconds since 1970 */
  at(at: number): number {
    const day = Math.floor(at / DAY_MS);
    let offset = this.days.get(day);
    if (offset === undefined) {
      const [first, last] = [this.look(day * DAY_MS), this.look((day + 1) * DAY_MS)];
      offset = first === last ? first : null;
      if (this.days.size < MAX_KNOWN) this.days.set(day, offset);
    }
    return offset ?? this.onDayOfChange(at);
  }

  private onDayOfChange(at: number): number {
    const quarter = Math.floor(at / QUARTER_MS);
    const known = this.quarters.get(quarter);
    if (known !== undefined) return known;
    const offset = this.look(quarter * QUARTER_MS);
    if (this.quarters.size < MAX_KNOWN) this.quarters.set(quarter, offset);
    return offset;
  }

  /**
   * The moment at which a clock there shows that time; where it is shown twice, the first; where it is left out, an hour
   * later by the clock.
   * @param shown as if it were UTC, in milliseconds since 1970
   */
  moment(shown: number): number {
    const early = this.at(shown - DAY_MS);
    const late = this.at(shown + DAY_MS);
    if (early === late) return shown - early * MINUTE_MS;
    const date = new Date(shown);
    const minute = momentOf(
      {
        ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
        ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes() },
      },
      this.timeZone,
    );
    return minute.getTime() + (shown % MINUTE_MS);
  }

  private look(at: number): number {
    return zoneOffset(new Date(at), this.timeZone);
  }
}

const known = new Map<string, ZoneOffsets | null>();
const MAX_ZONES = 100;

/** Of a zone that a file names; undefined where there is none of that name. */
export function zoneOffsetsOf(timeZone: string): ZoneOffsets | undefined {
  const there = known.get(timeZone);
  if (there !== undefined) return there ?? undefined;
  const made = isZone(timeZone) ? new ZoneOffsets(timeZone) : null;
  if (known.size < MAX_ZONES) known.set(timeZone, made);
  return made ?? undefined;
}

function isZone(timeZone: string): boolean {
  try {
    return timeZone.length < 64 && new Intl.DateTimeFormat('en', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}
