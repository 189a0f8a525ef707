import { type Grammar } from '../pack/schema.js';

/** The word without its ending by the first of the pack's rules that fits. */
export function stemOf(word: string, { stems }: Pick<Grammar, 'stems'>): string {
  for (const { endings, cut, put, shortest } of stems)
    if (word.length >= shortest && endings.some((ending) => word.endsWith(ending)))
      return word.slice(0, word.length - cut) + put;
  return word;
}
