import { hasMark } from '../tokens/marks.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Range } from '../matching/candidate.js';
import { beginsBehindCommand } from './behind-command.js';
import { areHalves } from './half-said.js';
import { saysUntilWhen, startsCommand, startsTelling } from './tellings.js';

const MAX_PIECES = 6;
const MARKS = ',;.!?:–—-…•';
/** What a cut costs: one clause is better than two that say as much. */
const CUT_COST = 0.9;
/** Behind a full stop hardly anything speaks for one clause. */
const SENTENCE_COST = 0.4;
const SENTENCE_ENDS = '.!?';
/** What is left alone belongs to what is done to the rest. */
const EXCEPTION = 'exception';
/** Types that are one thing, whatever joins their words. */
const WHOLE = ['pairs', 'when', 'recurrence', 'duration', 'entity', 'number', 'whether'];

export interface Piece extends Range {
  /** What it costs to let a clause begin there. */
  readonly cost: number;
  /** It begins right behind a command, without a mark: whatever it sounds like, it is told. */
  readonly isTold: boolean;
}

/**
 * Where a sentence may break: at marks and before words that join, but inside no name, time or pair. Where these leave
 * room, also in front of a reason and of what is told beside a command without a mark
 * ("lock up I am in the car").
 */
export function piecesOf(tokens: readonly Token[], segments: readonly Segment[], pack: Pack): Piece[] {
  const isJoining = (at: number): boolean => isOf(pack, 'connector', tokens[at]?.text ?? '');
  const isInside = (at: number): boolean =>
    segments.some(
      (segment) =>
        (segment.start < at && at < segment.end && WHOLE.some((type) => isOfType(segment, type))) ||
        (segment.start <= at && at < segment.end && isOfType(segment, EXCEPTION)),
    );
  const words = { tokens, segments, pack };
  const cuts: { readonly at: number; readonly isPlain: boolean }[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at++) {
    const isMark = hasMark(tokens[at], MARKS);
    const isPlain = isMark || (isJoining(at) && !isJoining(at - 1));
    if (!isPlain && !startsTelling(at, words) && !startsCommand(at, words)) continue;
    if (isInside(at) || isOnlyJoining(start, at, isJoining)) continue;
    cuts.push({ at, isPlain });
    start = at;
  }
  const isWhole = (place: number): boolean => {
    const [from = 0, at = 0] = [cuts[place - 1]?.at, cuts[place]?.at];
    const after = { start: at, end: cuts[place + 1]?.at ?? tokens.length };
    return areHalves({ start: from, end: at }, after, { tokens, segments, pack });
  };
  const places = leastOf(cuts.filter((_, place) => !isWhole(place)));
  const isSentence = (at: number): boolean => hasMark(tokens[at], SENTENCE_ENDS);
  return [0, ...places].map((from, place) => ({
    start: from,
    end: places[place] ?? tokens.length,
    cost: isSentence(from) ? SENTENCE_COST : CUT_COST,
    isTold: from > 0 && (beginsBehindCommand(from, words) || saysUntilWhen(from, words)),
  }));
}

/** As many as can be weighed: the first at marks and joining words, then the first of the others. */
function leastOf(cuts: readonly { readonly at: number; readonly isPlain: boolean }[]): number[] {
  const plain = cuts.filter(({ isPlain }) => isPlain).slice(0, MAX_PIECES - 1);
  const others = cuts.filter(({ isPlain }) => !isPlain).slice(0, MAX_PIECES - 1 - plain.length);
  return [...plain, ...others].map(({ at }) => at).sort((one, other) => one - other);
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
 * pieces, at most twenty-one, and is given what stands before it.
 */
export function bestCut<Read extends Valued>(
  pieces: readonly Piece[],
  read: (stretch: Range, before: readonly Read[]) => Read,
): readonly Read[] {
  const best: { readonly total: number; readonly clauses: readonly Read[] }[] = [{ total: 0, clauses: [] }];
  for (let end = 1; end <= pieces.length; end++)
    for (let start = 0; start < end; start++) {
      const [first, last, before] = [pieces[start], pieces[end - 1], best[start]];
      if (!first || !last || !before) continue;
      const stretch = { start: first.start, end: last.end };
      const clause = read(stretch, before.clauses);
      const total = before.total + clause.value * (stretch.end - stretch.start) - first.cost;
      const known = best[end];
      if (!known || total > known.total) best[end] = { total, clauses: [...before.clauses, clause] };
    }
  return best.at(-1)?.clauses ?? [];
}
