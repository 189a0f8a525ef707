import { paths } from '../../../lib/paths';

/** What Explore shows, as its address has it. */
export interface ExploreChoice {
  x: string;
  y: string;
  lag: number;
  /** Up to and with today. */
  days: number;
}

export const PERIODS = [28, 90, 365, 1826] as const;
export const MOST_LAG = 3;

/** The part after the question mark; a saved view keeps it. */
export function exploreQuery({ x, y, lag, days }: ExploreChoice): string {
  return new URLSearchParams({ x, y, lag: String(lag), days: String(days) }).toString();
}

export function exploreAddress(choice: ExploreChoice): string {
  return `${paths.explore}?${exploreQuery(choice)}`;
}

/** What the address asks for, where it asks for something that there is. */
export function choiceOf(params: URLSearchParams, keys: readonly string[]): ExploreChoice {
  const series = (name: string, place: number): string => {
    const asked = params.get(name);
    return asked !== null && keys.includes(asked) ? asked : (keys[place] ?? '');
  };
  const lag = Number(params.get('lag') ?? 0);
  const days = Number(params.get('days') ?? 90);
  return {
    ...{ x: series('x', 0), y: series('y', 1) },
    lag: Number.isInteger(lag) && lag >= 0 && lag <= MOST_LAG ? lag : 0,
    days: PERIODS.find((period) => period === days) ?? 90,
  };
}
