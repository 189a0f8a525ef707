import { hasMark } from '../tokens/marks.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Found, type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { particleEnd } from './particles.js';

const FILLER = 0.02;
const MARKS = ',;.!?';
const TELLING = ['past_verb', 'telling_auxiliary', 'auxiliary'];

/** A clause with what each of its words means and weighs, made once for all templates. */
export interface Alignable {
  readonly tokens: readonly Token[];
  readonly spans: ReadonlyMap<number, readonly Found[]>;
  readonly weights: readonly number[];
  /** A verb of a skill begins here, behind a joining word or a mark. */
  readonly isNewVerb: readonly boolean[];
  readonly isVerb: readonly boolean[];
  readonly isQuestion: readonly boolean[];
  readonly isSubject: readonly boolean[];
  /** A mark stands in front of it, and no colon before that, behind which things may be listed. */
  readonly isMarked: readonly boolean[];
  /** "Because", "before mum": why or until when it is to be done. */
  readonly isReason: readonly boolean[];
  /** "Take butter off the list, I found some": what is told behind a mark, with no verb of a skill in it. */
  readonly isAside: readonly boolean[];
}

export function alignable(
  {
    tokens,
    segments,
    spans,
  }: { tokens: readonly Token[]; segments: readonly Segment[]; spans: Alignable['spans'] },
  pack: Pack,
): Alignable {
  const weights = tokens.map(() => 0);
  // The "that" of "cancel that alarm" says little, though "cancel that" is a phrase.
  const isSmall = (at: number): boolean => isOf(pack, 'filler', tokens[at]?.text ?? '');
  for (const { start, end, isFiller, weight } of segments)
    for (let at = start; at < end; at++)
      weights[at] = isFiller
        ? FILLER / Math.max(1, end - start - 1)
        : isSmall(at)
          ? FILLER
          : weight / (end - start);
  const isVerb = tokens.map(
    ({ text }, at) => pack.verbs.has(text) && (spans.get(at) ?? []).some(({ type }) => pack.cues.has(type)),
  );
  return {
    tokens,
    spans: withoutCuesInNames(segments, spans),
    weights,
    isVerb,
    isNewVerb: tokens.map(({ before }, at) => {
      const isJoined = before !== '' || isOf(pack, 'connector', tokens[at - 1]?.text ?? '');
      return isVerb[at] === true && at > 0 && isJoined;
    }),
    isQuestion: tokens.map((_, at) => (spans.get(at) ?? []).some(({ type }) => type === 'question')),
    isSubject: tokens.map(({ text }) => isOf(pack, 'subject', text)),
    isMarked: marksIn(tokens),
    isReason: reasonsIn(tokens, pack),
    isAside: asidesIn({ tokens, spans }, pack),
  };
}

function marksIn(tokens: readonly Token[]): boolean[] {
  let isListing = false;
  return tokens.map(({ before }, at) => {
    isListing ||= before.includes(':');
    return at > 0 && !isListing && hasMark({ before }, MARKS);
  });
}

/** From the word that begins a reason to the next mark. */
function reasonsIn(tokens: readonly Token[], pack: Pack): boolean[] {
  let isReason = false;
  return tokens.map(({ before }, at) => {
    isReason &&= before === '';
    isReason ||= particleEnd(pack, 'because', tokens, at) !== undefined;
    return isReason;
  });
}

/** Stretches between marks, behind the first of them, in which somebody does or has something. */
function asidesIn(
  { tokens, spans }: { readonly tokens: readonly Token[]; readonly spans: Alignable['spans'] },
  pack: Pack,
): boolean[] {
  const isAside = tokens.map(() => false);
  const isMark = (at: number): boolean => hasMark(tokens[at], MARKS);
  const isTelling = (at: number): boolean =>
    TELLING.some((name) => isOf(pack, name, tokens[at]?.text ?? '')) ||
    particleEnd(pack, 'aside_verb', tokens, at) !== undefined;
  const isCommand = (at: number): boolean =>
    pack.verbs.has(tokens[at]?.text ?? '') && (spans.get(at) ?? []).some(({ type }) => pack.cues.has(type));
  for (let start = 1; start < tokens.length;) {
    let end = start + 1;
    while (end < tokens.length && !isMark(end)) end++;
    const places = Array.from({ length: end - start }, (_, ahead) => start + ahead);
    if (isMark(start) && places.some(isTelling) && !isCommand(start)) isAside.fill(true, start, end);
    start = end;
  }
  return isAside;
}

/** A cue inside a longer name is none: "turn off the Play Corner". */
function withoutCuesInNames(segments: readonly Segment[], spans: Alignable['spans']): Alignable['spans'] {
  const names = segments.filter(({ meanings }) => meanings.some(({ type }) => type === 'entity'));
  if (names.length === 0) return spans;
  const isInside = (start: number, end: number): boolean =>
    names.some((name) => name.start <= start && end <= name.end && name.end - name.start > end - start);
  return new Map(
    [...spans].map(([at, found]) => [
      at,
      found.filter(({ type, end }) => type === 'entity' || !isInside(at, end)),
    ]),
  );
}
