import { hasMark } from '../tokens/marks.js';
import { particleEnd } from '../matching/particles.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Token } from '../tokens/token.js';

export interface SaidChange {
  /** What holds instead. */
  readonly text: string;
  /** What does not hold any more, where it was said. */
  readonly old?: string;
  /** Words that mend something were said, such as "sorry". */
  readonly isMarked: boolean;
}

const LONGEST_DENIED = 4;
const ENDS = ',;:.!?–—';

/** "29 an hour, not 31": what takes the place of what, without the words that only say so. */
export function changeIn({ tokens, spans }: Lattice, text: string, pack: Pack): SaidChange | undefined {
  const marks = [...spans].flatMap(([start, found]) =>
    found.filter(({ type }) => type === 'correction').map(({ end }) => ({ start, end })),
  );
  const isSmall = ({ text: word }: Token): boolean =>
    marks.some(({ start, end }) => tokens.slice(start, end).some((token) => token.text === word)) ||
    SMALL.some((name) => isOf(pack, name, word));
  // The "I" of "I misread that".
  const isBeforeMark = (at: number): boolean => marks.some((mark) => mark.start === at + 1);
  const from = tokens.findIndex((token, at) => !isSmall(token) && !isBeforeMark(at));
  // "It is not needed" denies, and puts nothing in its place.
  const isVerb = (at: number): boolean => isOf(pack, 'auxiliary', tokens[at]?.text ?? '');
  const denialEnd = (at: number): number | undefined =>
    particleEnd(pack, 'in_place_of', tokens, at) ??
    (isOf(pack, 'negation', tokens[at]?.text ?? '') && !isVerb(at - 1) ? at + 1 : undefined);
  const first = from >= 0 && isOf(pack, 'negation', tokens[from]?.text ?? '') ? from : -1;
  if (first >= 0) return insteadOf(first + 1, text, tokens);
  const no = tokens.findIndex((_, at) => at > from && denialEnd(at) !== undefined);
  const rest = denialEnd(no) ?? tokens.length;
  const isDenied = from >= 0 && no > from && rest < tokens.length;
  if (from < 0 || (!isDenied && marks.length === 0)) return undefined;
  let end = isDenied ? no : tokens.length;
  if (!isDenied) while (end > from + 1 && marks.some((mark) => mark.start < end && end <= mark.end)) end--;
  const said = between(text, tokens, { start: from, end });
  if (!isDenied) return said === '' ? undefined : { text: said, isMarked: true };
  const old = between(text, tokens, { start: rest, end: endOfPart(tokens, rest) });
  return { text: said, isMarked: marks.length > 0, ...(old !== '' && { old }) };
}

/** "Not Halliwell, Hallowell": what does not hold stands first, and a mark behind it. */
function insteadOf(start: number, text: string, tokens: readonly Token[]): SaidChange | undefined {
  const end = endOfPart(tokens, start);
  if (end - start > LONGEST_DENIED || !(tokens[end]?.before ?? '').includes(',')) return undefined;
  const [old, said] = [
    between(text, tokens, { start, end }),
    between(text, tokens, { start: end, end: tokens.length }),
  ];
  return { text: said, old, isMarked: true };
}

/** Words in front of what holds: "no, it is". */
const SMALL: readonly string[] = ['decline', 'is', 'subject', 'auxiliary', 'connector', 'pronoun'];

function endOfPart(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  while (end < tokens.length && !hasMark(tokens[end], ENDS)) end++;
  return end;
}

function between(
  text: string,
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? text.slice(first.start, last.end).trim() : '';
}
