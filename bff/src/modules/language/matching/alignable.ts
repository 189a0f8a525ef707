import { isOf, type Pack } from '../pack/pack.js';
import { type Found, type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';

const FILLER = 0.02;

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
  for (const { start, end, isFiller, weight } of segments)
    for (let at = start; at < end; at++) weights[at] = isFiller ? FILLER : weight / (end - start);
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
  };
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
