import { type Grammar } from './schema.js';

/** Forms that a verb may have behind "would you mind": more than one, as a pack does not say which is right. */
export function gerundsOf(verb: string, { gerund }: Pick<Grammar, 'gerund'>): string[] {
  if (!gerund) return [];
  const { ending, drops, vowels, doubles } = gerund;
  const [last = '', before = ''] = [verb.at(-1), verb.at(-2)];
  return [
    verb + ending,
    ...(drops !== '' && verb.endsWith(drops) ? [verb.slice(0, -drops.length) + ending] : []),
    ...(vowels.includes(before) && doubles.includes(last) ? [verb + last + ending] : []),
  ];
}
