/** What may become a routine: something that happened by the clock on the wall. */
export interface Happening {
  readonly kind: RoutineKind;
  readonly name: string;
  /** Days since 1970-01-01, where its owner is. */
  readonly day: number;
  /** Since midnight. */
  readonly minute: number;
}

export type RoutineKind = 'memory' | 'tag' | 'mood' | 'reminder' | 'skill';

export interface Routine {
  readonly kind: RoutineKind;
  readonly name: string;
  /** From 0 on Mondays. */
  readonly weekdays: readonly number[];
  /** The middle one of when it happened. */
  readonly minute: number;
  /** In how many of the last weeks, on the weekday that has it least often. */
  readonly weeks: number;
  readonly count: number;
}

export const WEEKS = 6;
const LEAST_WEEKS = 4;
const HOUR = 60;
const DAYS_A_WEEK = 7;
/** Who does something all day long has no hour of it. */
const LEAST_SHARE = 0.5;

/** What happened within one hour on the same weekday, in at least four of the last six weeks. The most regular first. */
export function findRoutines(happenings: readonly Happening[], today: number): Routine[] {
  const recent = happenings.filter(({ day }) => weekOf(day, today) < WEEKS && day <= today);
  const groups = Map.groupBy(recent, ({ kind, name, day }) => `${kind} ${String(weekdayOf(day))} ${name}`);
  const ofDays = [...groups.values()].flatMap((group) => routineOf(group, today));
  return mergeDays(ofDays).toSorted(
    (one, other) => other.weeks - one.weeks || other.count - one.count || one.name.localeCompare(other.name),
  );
}

function routineOf(group: readonly Happening[], today: number): Routine[] {
  const sorted = group.toSorted((one, other) => one.minute - other.minute);
  let best: readonly Happening[] = [];
  let end = 0;
  for (const [start, { minute }] of sorted.entries()) {
    while ((sorted[end]?.minute ?? Infinity) < minute + HOUR) end += 1;
    if (end - start > best.length) best = sorted.slice(start, end);
  }
  const [first] = best;
  const weeks = new Set(best.map(({ day }) => weekOf(day, today))).size;
  if (!first || weeks < LEAST_WEEKS || best.length < LEAST_SHARE * group.length) return [];
  const middle = best[Math.floor(best.length / 2)] ?? first;
  const { kind, name, day } = first;
  return [{ kind, name, weekdays: [weekdayOf(day)], minute: middle.minute, weeks, count: best.length }];
}

/** The same thing at about the same time on several weekdays is one routine. */
function mergeDays(routines: readonly Routine[]): Routine[] {
  const merged: Routine[] = [];
  for (const routine of routines) {
    const place = merged.findIndex(
      ({ kind, name, minute }) =>
        kind === routine.kind && name === routine.name && Math.abs(minute - routine.minute) < HOUR,
    );
    const same = merged[place];
    if (same) merged[place] = joined(same, routine);
    else merged.push(routine);
  }
  return merged;
}

function joined(one: Routine, other: Routine): Routine {
  return {
    ...one,
    weekdays: [...one.weekdays, ...other.weekdays].toSorted((first, second) => first - second),
    weeks: Math.min(one.weeks, other.weeks),
    count: one.count + other.count,
  };
}

/** 0 for the seven days up to today. */
function weekOf(day: number, today: number): number {
  return Math.floor((today - day) / DAYS_A_WEEK);
}

/** 0 on Mondays: 1970-01-01 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}
