import { isOwnThing } from '../matching/own-things.js';
import { type Pack } from '../pack/pack.js';
import { type Span } from './span.js';
import { type SpanIndex } from './span-index.js';

const NAME = 'entity';
const KIND = 'noun';
const TIMES: ReadonlySet<string> = new Set(['when', 'recurrence']);

/** What somebody wrote down says nothing of a sentence by itself: "kitchen roll" on a list is no kitchen, nor the kitchen a list. */
export function withoutOwnThings(spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) => {
    const meanings = span.meanings.filter(({ type }) => !isOwnThing(type));
    if (meanings.length === 0) return [];
    return meanings.length === span.meanings.length ? [span] : [{ ...span, meanings }];
  });
}

/** "The light up": behind an article stands what is meant, not what is done. */
export function withoutVerbsBehindArticles(
  spans: readonly Span[],
  index: SpanIndex,
  { cues }: Pick<Pack, 'cues'>,
): readonly Span[] {
  return spans.filter(
    ({ start, end, meanings }) =>
      end - start === 1 ||
      !index.has(KIND, start) ||
      index.particle('article', start - 1)?.end !== start ||
      !meanings.every(({ type }) => cues.has(type)),
  );
}

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
