// The answers to the questions across life, computed from the days of the generator alone: no code of the product has a part in it.
import type { Life, LifeDay } from './life.ts';

type Side = 'high' | 'low';
/** A day before today with what was measured or told of it. */
interface Valued {
  readonly daysAgo: number;
  readonly value: number;
}

/** The newest value of a figure, and the last day before it that reached it. */
export function lastAlike(
  days: readonly LifeDay[],
  figure: string,
  side: Side,
): { newest: Valued; then?: Valued } {
  const valued = valuesOf(days, figure);
  const newest = valued.at(-1);
  if (!newest) throw new Error(`The year has no ${figure}.`);
  const reaches = ({ value }: Valued): boolean =>
    side === 'high' ? value >= newest.value : value <= newest.value;
  const then = valued.slice(0, -1).findLast(reaches);
  return { newest, ...(then && { then }) };
}

/** The days on which a figure is beyond a limit, or among the quarter at that end, and how often tags stand on them. */
export function markedDays(
  days: readonly LifeDay[],
  { figure, side, limit }: { figure: string; side: Side; limit?: number },
): { days: number[]; tags: Record<string, { with: number; of: number; without: number; others: number }> } {
  const valued = valuesOf(days, figure);
  const sorted = valued
    .map(({ value }) => value)
    .toSorted((one, other) => (side === 'high' ? other - one : one - other));
  const from = limit ?? sorted[Math.ceil(sorted.length / 4) - 1] ?? Number.NaN;
  const counts = ({ value }: Valued): boolean => (side === 'high' ? value >= from : value <= from);
  const marked = new Set(valued.filter(counts).map(({ daysAgo }) => daysAgo));
  const known = new Set(valued.map(({ daysAgo }) => daysAgo));
  const told = days.filter(({ daysAgo, tags }) => tags !== undefined && known.has(daysAgo));
  const names = new Set(told.flatMap(({ tags = [] }) => tags));
  const tags = [...names].map((name) => {
    const [ones, others] = [true, false].map((is) => told.filter((day) => marked.has(day.daysAgo) === is));
    const having = (some: readonly LifeDay[] = []): number =>
      some.filter((day) => day.tags?.includes(name)).length;
    return [
      name,
      { with: having(ones), of: ones?.length ?? 0, without: having(others), others: others?.length ?? 0 },
    ] as const;
  });
  return { days: [...marked].toSorted((one, other) => one - other), tags: Object.fromEntries(tags) };
}

/** The means of a figure on days of two kinds; days of which the kind is not known have no part. */
export function compared(
  days: readonly LifeDay[],
  figure: string,
  kindOf: (daysAgo: number) => boolean | undefined,
): { days: number[]; mean: number; others: number; otherMean: number } {
  const valued = valuesOf(days, figure);
  const [ones = [], others = []] = [true, false].map((is) =>
    valued.filter(({ daysAgo }) => kindOf(daysAgo) === is),
  );
  return {
    ...{ days: ones.map(({ daysAgo }) => daysAgo).toSorted((one, other) => one - other), mean: meanOf(ones) },
    ...{ others: others.length, otherMean: meanOf(others) },
  };
}

/** Whether the day before a night had the tag. */
export function dayBeforeHad({ days }: Life, tag: string): (daysAgo: number) => boolean | undefined {
  return (daysAgo) => days.find((day) => day.daysAgo === daysAgo + 1)?.tags?.includes(tag);
}

/** Whether the day itself had the tag. */
export function dayHad({ days }: Life, tag: string): (daysAgo: number) => boolean | undefined {
  return (daysAgo) => days.find((day) => day.daysAgo === daysAgo)?.tags?.includes(tag);
}

/** Whether the window stood open, or shut, for at least half of the night that ended on the day. */
export function windowWas(
  { windowOpen }: Life,
  state: 'open' | 'closed',
): (daysAgo: number) => boolean | undefined {
  return (daysAgo) => {
    const isOpen = windowOpen.get(daysAgo);
    return isOpen === undefined ? undefined : isOpen === (state === 'open');
  };
}

/** Who is named on the seven days before the last illness, and on which. */
export function weekBefore({ days, told }: Life): { ill: number; named: Record<string, number[]> } {
  const ill = Math.min(...told.filter(({ isIllness }) => isIllness).map(({ daysAgo }) => daysAgo));
  const isWithin = ({ daysAgo }: { daysAgo: number }): boolean => daysAgo > ill && daysAgo <= ill + 7;
  const named: Record<string, number[]> = {};
  const add = (name: string, daysAgo: number): void => void (named[name] ??= []).push(daysAgo);
  for (const { daysAgo, person } of told.filter(isWithin)) if (person) add(person, daysAgo);
  for (const { daysAgo, tags = [] } of days.filter(isWithin))
    if (tags.includes('Friends')) add('Friends', daysAgo);
  return { ill, named };
}

function valuesOf(days: readonly LifeDay[], figure: string): Valued[] {
  return days
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .flatMap(({ daysAgo, figures }) => {
      const value = figures[figure];
      return value === undefined ? [] : [{ daysAgo, value }];
    });
}

function meanOf(days: readonly Valued[]): number {
  return days.reduce((sum, { value }) => sum + value, 0) / days.length;
}
