import { type ItemContext, wordsOf } from './items.js';
import { isOnly, particleEnd } from './particles.js';
import { type TextRead } from './text-slots.js';

const TEXT = 'text';

/**
 * What says which one is meant: "the vet one" is of the vet, and "that one" of what was spoken of last. Words that any
 * of them could be called by tell nothing and are left off at both ends.
 */
export function referred({ values, range }: TextRead, context: ItemContext): [string, unknown][] {
  const { tokens, pack } = context;
  const others = values.filter(([slot]) => slot !== TEXT);
  if (isOnly(pack, 'item_pronoun', tokens, range)) return [...others, ['isLast', true]];
  let { start, end } = range;
  for (let next = particleEnd(pack, 'vague', tokens, start); next !== undefined && start < end;) {
    start = next;
    next = particleEnd(pack, 'vague', tokens, start);
  }
  while (end > start && particleEnd(pack, 'vague', tokens, end - 1) === end) end--;
  const text = wordsOf({ start, end }, context);
  return text === '' ? others : [...others, [TEXT, text]];
}
