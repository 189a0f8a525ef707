import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Range } from '../matching/candidate.js';

const MAX_PIECES = 5;
const MARKS = ',;.!?:–—-…•';
/** What a cut costs: one clause is better than two that say as much. */
const CUT_COST = 0.9;
/** Types that are one thing, whatever joins their words. */
const WHOLE = ['pairs', 'when', 'recurrence', 'duration', 'entity', 'number'];

/** Where a sentence may break: at marks and before words that join, but inside no name, time or pair. */
export function piecesOf(tokens: readonly Token[], segments: readonly Segment[], pack: Pack): Range[] {
  const isJoining = (at: number): boolean => isOf(pack, 'connector', tokens[at]?.text ?? '');
  const isInside = (at: number): boolean =>
    segments.some(
      (segment) => segment.start < at && at < segment.end && WHOLE.some((type) => isOfType(segment, type)),
    );
  const pieces: Range[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length && pieces.length < MAX_PIECES - 1; at++) {
    const isMark = Array.from(tokens[at]?.before ?? '').some((sign) => MARKS.includes(sign));
    const isJoin = isJoining(at) && !isJoining(at - 1);
    if ((!isMark && !isJoin) || isInside(at) || isOnlyJoining(start, at, isJoining)) continue;
    pieces.push({ start, end: at });
    start = at;
  }
  return [...pieces, { start, end: tokens.length }];
}

function isOnlyJoining(start: number, end: number, isJoining: (at: number) => boolean): boolean {
  for (let at = start; at < end; at++) if (!isJoining(at)) return false;
  return true;
}

/** A way to read a stretch of pieces; `value` says how well it is understood, 0..1. */
export interface Valued {
  readonly value: number;
}

/**
 * The cut of a sentence whose clauses are understood best, for their length. `read` is asked for every stretch of
 * pieces, at most fifteen, and is given what stands before it.
 */
export function bestCut<Read extends Valued>(
  pieces: readonly Range[],
  read: (stretch: Range, before: Read | undefined) => Read,
): readonly Read[] {
  const best: { readonly total: number; readonly clauses: readonly Read[] }[] = [{ total: 0, clauses: [] }];
  for (let end = 1; end <= pieces.length; end++)
    for (let start = 0; start < end; start++) {
      const [first, last, before] = [pieces[start], pieces[end - 1], best[start]];
      if (!first || !last || !before) continue;
      const stretch = { start: first.start, end: last.end };
      const clause = read(stretch, before.clauses.at(-1));
      const total = before.total + clause.value * (stretch.end - stretch.start) - CUT_COST;
      const known = best[end];
      if (!known || total > known.total) best[end] = { total, clauses: [...before.clauses, clause] };
    }
  return best.at(-1)?.clauses ?? [];
}
