import type { Span } from './chart-scene';

/** Of all of it, for one press. */
const STEP = 0.05;

/** Where a key of the range brush leads; undefined for a key that is none of its. */
export function rangeAfterKey(key: string, { from, to }: Span, all: Span): Span | undefined {
  const step = (all.to - all.from) * STEP;
  const next: Partial<Record<string, Span>> = {
    ArrowLeft: { from: from - step, to: to - step },
    ArrowRight: { from: from + step, to: to + step },
    ArrowUp: { from: from + step, to: to - step },
    ArrowDown: { from: from - step, to: to + step },
    '+': { from: from + step, to: to - step },
    '-': { from: from - step, to: to + step },
    Home: { from: all.from, to: all.from + to - from },
    End: { from: all.to - (to - from), to: all.to },
    Escape: all,
  };
  const found = next[key];
  return found && found.to > found.from ? found : undefined;
}
