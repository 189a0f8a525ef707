import { isOf } from '../pack/pack.js';
import { type Range } from './candidate.js';
import { itemPartsOf, type ItemContext, trimmed, wordsOf } from './items.js';
import { isOnly, particleEnd } from './particles.js';

/** A list's name has no more words. */
const LONGEST_NAME = 5;
const LIST_NAMES: ReadonlySet<string> = new Set(['list_name', 'own_list']);

/** Things that go to one list; without a name to the one that is usual. */
export interface Group {
  readonly items: readonly string[];
  readonly list?: string;
}

export interface Listed extends Group {
  /** "Milk to the shopping list and tape to the office list": all but the last. */
  readonly others: readonly Group[];
  /** "It", "them": what was named before is meant, and is no item. */
  readonly isPointing: boolean;
}

/** What is listed, with the lists that are named among it. */
export function listedIn(
  range: Range,
  { mayPoint, ...context }: ItemContext & { readonly mayPoint: boolean },
): Listed {
  const alone = mayPoint ? listAlone(range, context) : undefined;
  if (alone !== undefined) return { items: [], list: alone, others: [], isPointing: true };
  const groups: Group[] = [];
  let items: string[] = [];
  let isPointing = false;
  for (const part of itemPartsOf(range, context)) {
    // "Drop the cake, Lena has baked one": why.
    if (mayPoint && part.start > range.start && tellsWhy(part, context)) break;
    const to = listAtEnd(part, context);
    const said = to ? { start: part.start, end: to.start } : part;
    const item = trimmed(said, context);
    if ([said, item].some((each) => isOnly(context.pack, 'item_pronoun', context.tokens, each)))
      isPointing = true;
    // "Milk and eggs, put those down": to be listed is no thing.
    else if (isCommand(item, context)) continue;
    else if (item.end > item.start) items.push(wordsOf(item, context));
    if (!to) continue;
    groups.push({ items, ...(to.name !== '' && { list: to.name }) });
    items = [];
  }
  const left: Group = items.length > 0 || groups.length === 0 ? { items } : (groups.pop() ?? { items });
  return { ...left, others: groups, isPointing };
}

function tellsWhy({ start, end }: Range, { tokens, pack }: ItemContext): boolean {
  return tokens
    .slice(start, end)
    .some(({ text }) => ['past_verb', 'telling_auxiliary'].some((name) => isOf(pack, name, text)));
}

/** "Put those down", "you write it". */
function isCommand({ start: first, end }: Range, { tokens, spans, pack }: ItemContext): boolean {
  const start = particleEnd(pack, 'listener', tokens, first) ?? first;
  const isListing = (spans.get(start) ?? []).some(({ type }) => type === 'list_add');
  const pronoun = particleEnd(pack, 'item_pronoun', tokens, start + 1);
  return isListing && pronoun !== undefined && end - pronoun <= 1;
}

/** "Tick that off my chores list": where only a list is left of what is listed, "that" was named before. */
function listAlone(range: Range, context: ItemContext): string | undefined {
  const { start: behind, end } = trimmed(range, context);
  const start = nameStart(range.start, behind, end - 1, context);
  const isNamed = end - start > 1 && end - start <= LONGEST_NAME && isList(end, context);
  return isNamed && particleEnd(context.pack, 'list_noun', context.tokens, end - 1) === end
    ? wordsOf({ start, end: end - 1 }, context)
    : undefined;
}

/** The "to" of "the to do list" is no small word in front of its name. */
function nameStart(from: number, behind: number, end: number, { spans }: ItemContext): number {
  for (let at = from; at < behind; at++)
    if ((spans.get(at) ?? []).some((span) => LIST_NAMES.has(span.type) && span.end === end)) return at;
  return behind;
}

/** "… to my spring jobs list" at the end of what is listed, wherever its words were taken for an item. */
function listAtEnd(
  part: Range,
  context: ItemContext,
): { readonly start: number; readonly name: string } | undefined {
  const { tokens, pack } = context;
  const { end } = trimmed(part, context);
  if (!isList(end, context)) return undefined;
  const isNoun = particleEnd(pack, 'list_noun', tokens, end - 1) === end;
  for (let at = end - 2; at >= part.start && at >= end - 2 - LONGEST_NAME; at--) {
    const after = particleEnd(pack, 'list_to', tokens, at);
    if (after === undefined) continue;
    const name = trimmed({ start: after, end: isNoun ? end - 1 : end }, context);
    return { start: at, name: wordsOf(name, context) };
  }
  return undefined;
}

/** Whether the word before that place is one for a list: "list", or of a compound its last part. */
function isList(end: number, { tokens, pack }: ItemContext): boolean {
  const word = tokens[end - 1]?.text ?? '';
  const isCompound = (pack.particles.get('list_compound') ?? []).some(
    ({ words: [last = ''] }) => last !== '' && word.endsWith(last),
  );
  return isCompound || particleEnd(pack, 'list_noun', tokens, end - 1) === end;
}
