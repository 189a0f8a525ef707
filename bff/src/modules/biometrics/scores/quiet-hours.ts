import { type Bucket } from '../charts/charts.repository.js';
import { dayNumber } from '../charts/buckets.service.js';
import { medianOf } from '../../../common/statistics/baseline.js';
import { wallOf } from '../../../common/wall-clock.js';

/** Who took more steps in an hour was not at rest. */
const MOST_STEPS = 250;
const HOUR_MS = 3_600_000;
/** An older hour says nothing of now. */
const NOW_HOURS = 3;
const PARTS_OF_DAY = 4;

export interface AtRest {
  readonly now: number | undefined;
  /** One value for each earlier day: the middle of its quiet hours at this part of the day. */
  readonly before: readonly number[];
}

/** The mean of the last quiet hour, and earlier ones at the same quarter of the day, by the clock on the wall. */
export function atRest(
  hours: readonly Bucket[],
  steps: readonly Bucket[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): AtRest {
  const active = new Set(steps.filter(({ sum }) => sum > MOST_STEPS).map(({ at }) => at));
  const quiet = hours.filter(({ at }) => !active.has(at));
  const today = dayNumber(now, timeZone);
  const part = partOf(now, timeZone);
  const latest = quiet.findLast(({ at }) => at > now.getTime() - NOW_HOURS * HOUR_MS);
  const before = quiet.filter(
    ({ at }) => dayNumber(new Date(at), timeZone) < today && partOf(new Date(at), timeZone) === part,
  );
  const byDay = Map.groupBy(before, ({ at }) => dayNumber(new Date(at), timeZone));
  return {
    now: latest && latest.sum / latest.n,
    before: [...byDay.values()].map((ofDay) => medianOf(ofDay.map(({ sum, n }) => sum / n))),
  };
}

function partOf(at: Date, timeZone: string): number {
  return Math.floor((wallOf(at, timeZone).hour * PARTS_OF_DAY) / 24);
}
