import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { wordMap } from '../../../common/word-map.js';

/** Operations that the packs tell apart and that are one here. */
const OPERATIONS = wordMap<string>({ clear: 'remove' });

/** Things for another list than the one that was said last. */
interface Group {
  readonly items: readonly unknown[];
  readonly list?: unknown;
}

/** A list as it was said: one call for each item. */
export function readList(said: Parameters, { phrases }: Pick<SaidHere, 'phrases'>): WordsRead {
  const { operation, about, newName, isEmptied, amount } = said;
  const name = OPERATIONS.get(String(operation)) ?? String(operation);
  const list = called(nameIn(said.list), nameIn(about), phrases);
  const of = list === undefined ? {} : { list };
  const items = itemCalls(name, said, of);
  switch (name) {
    case 'create':
      if (list === undefined) return { question: phrases.say('ask-list-name'), known: { operation: name } };
      return { calls: [{ operation: name, list, ...itemsOf(said) }] };
    case 'add':
      if (items.length === 0) return { question: phrases.say('ask-item'), known: { operation: name, ...of } };
      return { calls: items };
    case 'complete':
    case 'remove':
      if (items.length > 0) return { calls: items };
      return { calls: [{ operation: name, ...of, ...(isEmptied === true && { isEmptied: true }) }] };
    case 'query':
      return { calls: [{ operation: name, ...of, ...(said.isLast === true && { isLast: true }) }] };
    case 'rename':
      return { calls: [{ operation: name, ...of, ...(typeof newName === 'string' && { newName }) }] };
    case 'change':
      return { calls: [{ operation: name, ...(typeof amount === 'number' && { amount }) }] };
    default:
      return { question: phrases.say('list-cannot') };
  }
}

/** Of each thing that was said, in its own list; "it" is what was named before. */
function itemCalls(operation: string, said: Parameters, of: Parameters): Parameters[] {
  const { items, others, isPointing } = said;
  const groups: readonly Group[] = Array.isArray(others) ? (others as Group[]) : [];
  const call = (item: unknown, list: Parameters): Parameters => ({ operation, item: String(item), ...list });
  const elsewhere = groups.flatMap((group) => {
    const list = nameIn(group.list);
    return group.items.map((item) => call(item, list === undefined ? {} : { list }));
  });
  const here = Array.isArray(items) ? items.filter(Boolean).map((item) => call(item, of)) : [];
  if (here.length === 0 && isPointing === true) return [...elsewhere, { operation, isLast: true, ...of }];
  return [...elsewhere, ...here];
}

/** "Start a packing list for Lisbon": one trip's is told from the next one's. */
function called(
  name: string | undefined,
  about: string | undefined,
  phrases: TwinPhrases,
): string | undefined {
  return name !== undefined && about !== undefined
    ? phrases.say('list-about', { name, about })
    : (name ?? about);
}

function itemsOf({ items }: Parameters): { readonly items?: readonly string[] } {
  const texts = Array.isArray(items) ? items.filter(Boolean).map(String) : [];
  return texts.length > 0 ? { items: texts } : {};
}

function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
