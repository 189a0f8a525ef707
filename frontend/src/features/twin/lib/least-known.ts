import type { TwinLine } from '../api/twin.api';

const NAMES: Readonly<Record<TwinLine['about'], string>> = {
  you: 'Who you are',
  people: 'Your people',
  preference: 'What you like',
  now: 'What you are doing',
};

/** The part of a profile with the fewest lines; the first of those that have equally few. */
export function leastKnown(lines: readonly TwinLine[]): string {
  const count = (about: TwinLine['about']): number => lines.filter((line) => line.about === about).length;
  const parts = Object.keys(NAMES) as TwinLine['about'][];
  const [least] = parts.toSorted((one, other) => count(one) - count(other));
  return NAMES[least ?? 'you'];
}
