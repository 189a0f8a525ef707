import { isOf, type Pack } from '../pack/pack.js';
import { type Found } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Range } from './candidate.js';
import { particleEnd } from './particles.js';

const ITEM_MARKS = [',', ';', ':', '•', '*', '\n'];
const AND = 'and';
const LONGEST_COURTESY = 6;

export interface ItemContext {
  readonly tokens: readonly Token[];
  readonly spans: ReadonlyMap<number, readonly Found[]>;
  readonly pack: Pack;
  /** The text that the tokens were read from. */
  readonly text: string;
}

/** The stretches of what is listed, unless the pack knows them as one thing: "the milk, eggs and fish and chips". */
export function itemPartsOf(range: Range, context: ItemContext): Range[] {
  const parts: Range[] = [];
  const end = endOfItems(range, context);
  let { start } = range;
  const close = (at: number): void => {
    if (at > start) parts.push({ start, end: toldFrom({ start, end: at }, context) });
  };
  const pairs = pairsIn(range, context);
  for (let at = range.start; at < end; at++) {
    const token = context.tokens[at];
    if (!token || pairs.some((pair) => pair.start < at && at < pair.end)) continue;
    if (ITEM_MARKS.some((mark) => token.before.includes(mark))) {
      close(at);
      start = at;
    }
    if (!isOf(context.pack, AND, token.text)) continue;
    close(at);
    start = at + 1;
  }
  close(end);
  return parts;
}

/** "Oat milk we need", "coffee, we drank it all": from where on an item is no longer named, but something told of it. */
function toldFrom({ start, end }: Range, { tokens, pack }: ItemContext): number {
  for (let at = start + 1; at < end; at++) {
    if (particleEnd(pack, 'item_telling', tokens, at) !== undefined) return at;
    if (particleEnd(pack, 'telling_subject', tokens, at) === undefined) continue;
    // Who speaks of "it" there has named it before.
    for (let object = at + 2; object < end; object++)
      if (particleEnd(pack, 'item_pronoun', tokens, object) !== undefined) return at;
  }
  return end;
}

/** Nothing behind "because" is listed. */
function endOfItems({ start, end }: Range, { tokens, pack }: ItemContext): number {
  for (let at = start + 1; at < end; at++)
    if (particleEnd(pack, 'reason', tokens, at) !== undefined) return at;
  return end;
}

/** Without determiners, courtesy and "already" around it. */
export function trimmed({ start, end }: Range, { tokens, pack }: ItemContext): Range {
  const isEmpty = (at: number, classes: readonly string[]): boolean =>
    classes.some((name) => isOf(pack, name, tokens[at]?.text ?? ''));
  const tailBefore = (end: number): number | undefined =>
    [end - 2, end - 1].find((at) => at > start && particleEnd(pack, 'item_tail', tokens, at) === end);
  let [from, to] = [start, end];
  while (from < to && isEmpty(from, ['determiner', 'courtesy', AND])) from++;
  for (;;) {
    const courtesy = courtesyBefore(to, from, { tokens, pack });
    const tail = tailBefore(to);
    if (tail !== undefined && tail > from) to = tail;
    else if (courtesy < to) to = courtesy;
    else if (to > from + 1 && isEmpty(to - 1, [AND])) to--;
    else return { start: from, end: to };
  }
}

/** Where a courtesy begins that ends there, and that is not all there is: "be so good as to". */
function courtesyBefore(
  end: number,
  from: number,
  { tokens, pack }: Pick<ItemContext, 'tokens' | 'pack'>,
): number {
  for (let start = Math.max(from + 1, end - LONGEST_COURTESY); start < end; start++)
    if (
      isOf(
        pack,
        'courtesy',
        tokens
          .slice(start, end)
          .map(({ text }) => text)
          .join(' '),
      )
    )
      return start;
  return end;
}

/** The words as they were typed. */
export function wordsOf({ start, end }: Range, { tokens, text }: ItemContext): string {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last && end > start ? text.slice(first.start, last.end).trim() : '';
}

function pairsIn({ start, end }: Range, { spans }: ItemContext): Range[] {
  const pairs: Range[] = [];
  for (let at = start; at < end; at++)
    for (const span of spans.get(at) ?? [])
      if (span.type === 'pairs') pairs.push({ start: at, end: span.end });
  return pairs;
}
