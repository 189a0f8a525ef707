import { isOf, type Pack } from '../pack/pack.js';
import { type Found } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Range } from './candidate.js';

const ITEM_MARKS = [',', ';', '•', '*', '\n'];

export interface ItemContext {
  readonly tokens: readonly Token[];
  readonly spans: ReadonlyMap<number, readonly Found[]>;
  readonly pack: Pack;
  /** The text that the tokens were read from. */
  readonly text: string;
}

/** "The milk, eggs and fish and chips": split at marks and joining words, unless the pack knows them as one thing. */
export function itemsOf(range: Range, context: ItemContext): string[] {
  const parts: Range[] = [];
  let start = range.start;
  const close = (end: number): void => {
    if (end > start) parts.push({ start, end });
  };
  const pairs = pairsIn(range, context);
  for (let at = range.start; at < range.end; at++) {
    const token = context.tokens[at];
    if (!token || pairs.some((pair) => pair.start < at && at < pair.end)) continue;
    if (ITEM_MARKS.some((mark) => token.before.includes(mark))) {
      close(at);
      start = at;
    }
    if (!isOf(context.pack, 'and', token.text)) continue;
    close(at);
    start = at + 1;
  }
  close(range.end);
  return parts.map((part) => wordsOf(trimmed(part, context), context)).filter((item) => item !== '');
}

/** Without determiners and courtesy around it. */
export function trimmed({ start, end }: Range, { tokens, pack }: ItemContext): Range {
  const isEmpty = (at: number, classes: readonly string[]): boolean =>
    classes.some((name) => isOf(pack, name, tokens[at]?.text ?? ''));
  let [from, to] = [start, end];
  while (from < to && isEmpty(from, ['determiner', 'courtesy', 'and'])) from++;
  while (to > from + 1 && isEmpty(to - 1, ['courtesy', 'and'])) to--;
  return { start: from, end: to };
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
