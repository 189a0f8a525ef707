import type { Finding } from '../api/insights.api';

/** What an experiment is about before anything was typed. */
export interface ExperimentIdea {
  outcome: string;
  outcomeTitle: string;
  action: string;
  lag: number;
}

/** A finding turned into something to try: more of the first, and see what the second does. */
export function ideaOf({ series, lag }: Finding): ExperimentIdea | null {
  const [x, y] = series;
  if (!x || !y) return null;
  return {
    outcome: y.key,
    outcomeTitle: y.title,
    action: `More ${x.title.toLowerCase()} than usual`,
    lag: lag ?? 0,
  };
}
