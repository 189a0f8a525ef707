import { type Meaning } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Segment, type Span, type Weigh } from './span.js';
import { wordMap } from '../../../common/word-map.js';

/** What a word that nothing knows adds to a cut; a known one adds 1, and phrases more than their words. */
const UNKNOWN = 0.2;
const FILLER = 0.35;
/** A filler of so many words is said as one: the "if" of "if you can" puts no condition. */
const FILLER_PHRASE = 3;
/** The user's own names win over words of the language. */
const NAMES = wordMap<number>({ entity: 0.3, area: 0.2 });
const FILLERS = new Set(['filler', 'courtesy']);
const LIGHT = 0.1;
const LEAST_UNKNOWN = 0.15;

type Edge = Span & { readonly score: number };

/** The cut of the words that covers most: long phrases win, words that nothing knows stand alone. */
export function bestCut(
  tokens: readonly Token[],
  spans: readonly Span[],
  { weak, weigh }: { weak: ReadonlySet<string>; weigh: Weigh },
): Segment[] {
  const edges = edgesOf(spans, tokens.length);
  const best = [0];
  const chosen: (Span | undefined)[] = [undefined];
  for (let end = 1; end <= tokens.length; end++) {
    best[end] = (best[end - 1] ?? 0) + UNKNOWN;
    chosen[end] = { start: end - 1, end, meanings: [] };
    for (const edge of edges[end] ?? []) {
      const score = (best[edge.start] ?? 0) + edge.score;
      if (score <= (best[end] ?? 0)) continue;
      best[end] = score;
      chosen[end] = edge;
    }
  }
  const segments: Segment[] = [];
  for (let end = tokens.length; end > 0;) {
    const span = chosen[end];
    if (!span) break;
    segments.push(segmentOf(span, tokens, { weak, weigh }));
    end = span.start;
  }
  return segments.reverse();
}

/** By where they end, all meanings of the same stretch together. */
function edgesOf(spans: readonly Span[], length: number): Edge[][] {
  const byEnd = Array.from({ length: length + 1 }, () => new Map<number, Meaning[]>());
  for (const { start, end, meanings } of spans) {
    const byStart = byEnd[end];
    if (!byStart) continue;
    byStart.set(start, [...(byStart.get(start) ?? []), ...meanings]);
  }
  return byEnd.map((byStart, end) =>
    [...byStart].map(([start, meanings]) => ({
      start,
      end,
      meanings,
      score: scoreOf(end - start, meanings),
    })),
  );
}

function scoreOf(length: number, meanings: readonly Meaning[]): number {
  const isFiller = meanings.every(({ type }) => FILLERS.has(type));
  if (isFiller && length < FILLER_PHRASE) return FILLER * length;
  return length ** 1.5 + Math.max(0, ...meanings.map(({ type }) => NAMES.get(type) ?? 0));
}

function segmentOf(
  { start, end, meanings }: Span,
  tokens: readonly Token[],
  { weak, weigh }: { weak: ReadonlySet<string>; weigh: Weigh },
): Segment {
  const words = tokens.slice(start, end).map(({ text }) => text);
  const isFiller = meanings.some(({ type }) => FILLERS.has(type));
  return { start, end, meanings, isFiller, text: words.join(' '), weight: isFiller ? 0 : weightOf() };

  function weightOf(): number {
    if (meanings.length === 0) return Math.max(LEAST_UNKNOWN, weigh(words[0] ?? ''));
    return meanings.every(({ type }) => weak.has(type)) ? LIGHT : 0.4 + 0.2 * words.length;
  }
}
