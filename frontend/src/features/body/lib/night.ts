import type { ReadingEntry } from '../../../shared/readings/api/readings.api';

/** From the lightest to the deepest; how strongly each is drawn. */
export const STAGES = [
  { metric: 'sleep-awake', label: 'Awake', weight: 0 },
  { metric: 'sleep-rem', label: 'REM', weight: 0.5 },
  { metric: 'sleep-light', label: 'Light', weight: 0.2 },
  { metric: 'sleep-deep', label: 'Deep', weight: 1 },
] as const;

export interface Night {
  from: number;
  to: number;
  spans: { metric: string; from: number; to: number }[];
}

/** Awake for longer than this, another sleep begins. */
const LONGEST_PAUSE_MS = 3 * 3_600_000;

/** The stretches that hang together with the latest one; undefined where none has a length. */
export function nightOf(
  entries: readonly Pick<ReadingEntry, 'metric' | 'at' | 'seconds' | 'source'>[],
): Night | undefined {
  const timed = entries.filter(({ seconds }) => seconds > 0);
  const latest = timed.toSorted((one, other) => other.at.localeCompare(one.at)).at(0);
  if (!latest) return undefined;
  const spans: Night['spans'] = [];
  // One source: two that watched the same night would lie over each other.
  const ofSource = timed.filter(({ source }) => source === latest.source);
  for (const { metric, at, seconds } of ofSource.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const from = Date.parse(at);
    const to = from + seconds * 1_000;
    const first = spans.at(-1)?.from;
    if (first !== undefined && first - to > LONGEST_PAUSE_MS) break;
    spans.push({ metric, from, to });
  }
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
    spans,
  };
}
