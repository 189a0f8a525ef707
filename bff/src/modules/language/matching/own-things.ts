import { isOf, type Pack } from '../pack/pack.js';
import { tokenise } from '../tokens/tokenise.js';

/** Types of what somebody wrote down: words of any kind, which are read as its name only where a template asks for it. */
const THINGS = ['own_item', 'own_reminder'] as const;
export type ThingType = (typeof THINGS)[number];
const TYPES: ReadonlySet<string> = new Set(THINGS);

/** More things are not looked for, nor more words of one; a longer stretch than that is only all of it. */
const MOST = 100;
const MOST_WORDS = 8;
const LONGEST = 3;
/** What tells no thing from another. */
const SHORTEST = 3;
const SMALL = [
  'determiner',
  'filler',
  'and',
  'connector',
  'pronoun',
  'particle_on',
  'particle_off',
  'particle_up',
];

export interface CalledThing {
  readonly phrase: string;
  readonly type: ThingType;
  readonly value: readonly string[] | string;
}

export function isOwnThing(type: string): boolean {
  return TYPES.has(type);
}

/**
 * "Ring the feed merchant" is also spoken of as "the feed merchant" and "the merchant". What several have in common
 * stands for itself, and who looks for it asks which one is meant. Items are listed, reminders are one text.
 */
export function thingsCalled(type: ThingType, texts: readonly string[], pack: Pack): CalledThing[] {
  const called = new Map<string, Set<string>>();
  for (const text of texts.slice(0, MOST))
    for (const phrase of stretchesOf(text, pack)) {
      const known = called.get(phrase);
      if (known) known.add(text);
      else called.set(phrase, new Set([text]));
    }
  return [...called].map(([phrase, meant]) => {
    const [only = phrase, ...others] = meant;
    const text = others.length === 0 ? only : phrase;
    return { phrase, type, value: type === 'own_item' ? [text] : text };
  });
}

/** All of it, and each few words of it that begin and end with one that says something and begin with no verb. */
function stretchesOf(text: string, pack: Pack): ReadonlySet<string> {
  const words = tokenise(text, pack)
    .slice(0, MOST_WORDS)
    .map((token) => token.text);
  const saysLittle = (word = ''): boolean =>
    word.length < SHORTEST || SMALL.some((name) => isOf(pack, name, word));
  const stretches = new Set([words.join(' ')]);
  for (let start = 0; start < words.length; start++) {
    const isVerb = pack.verbs.has(words[start] ?? '');
    if (isVerb || saysLittle(words[start])) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST); end++)
      if (!saysLittle(words[end - 1])) stretches.add(words.slice(start, end).join(' '));
  }
  return stretches;
}
