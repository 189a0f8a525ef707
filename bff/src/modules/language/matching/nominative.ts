import { type Pack } from '../pack/pack.js';

/** Articles of the cases in which something is spoken of, each with the ending of an adjective without it. */
const ARTICLES = 'case_article';
const BENT = 'bent_ending';

/**
 * “Wegen der gelben Tonne” is of the “gelbe Tonne”: without its article a thing stands by itself. One look at the first
 * words; a language without such articles keeps its words.
 */
export function inNominative(text: string, { particles }: Pack): string {
  const [article = '', adjective = '', ...rest] = text.split(' ');
  const found = particles.get(ARTICLES)?.find(({ words: [word] }) => word === article);
  if (!found || adjective === '') return text;
  const isNoun = (word = ''): boolean => word !== word.toLowerCase();
  if (isNoun(adjective)) return [adjective, ...rest].join(' ');
  const ending = particles
    .get(BENT)
    ?.map(({ words: [word = ''] }) => word)
    .find((word) => adjective.endsWith(word));
  const own = typeof found.value === 'string' ? found.value : '';
  if (!isNoun(rest[0]) || ending === undefined || own === '') return text;
  return [adjective.slice(0, -ending.length) + own, ...rest].join(' ');
}
