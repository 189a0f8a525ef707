import { type Span } from './span.js';

const NAME = 'entity';
const TIMES: ReadonlySet<string> = new Set(['when', 'recurrence']);

/** Without times that would cut a name of the user's apart: "on the night" of "turn on the night light". */
export function withoutCutNames(spans: readonly Span[]): readonly Span[] {
  const names = spans.filter(
    ({ start, end, meanings }) => end - start > 1 && meanings.some(({ type }) => type === NAME),
  );
  if (names.length === 0) return spans;
  return spans.filter(
    ({ start, end, meanings }) =>
      !meanings.every(({ type }) => TIMES.has(type)) ||
      !names.some(
        (name) =>
          (start < name.start && name.start < end && end < name.end) ||
          (name.start < start && start < name.end && name.end < end),
      ),
  );
}
