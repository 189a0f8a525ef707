import { type Spoken } from './spoken-words.js';
import { type SecondPerson } from './table.js';

type Number = 'singular' | 'plural';

/** Each verb of the owner's with its new form, by its place; undefined where a subject has none. */
export function neededVerbs(words: readonly Spoken[], table: SecondPerson): Map<number, string> | undefined {
  const found = new Map<number, string>();
  for (const [at, word] of words.entries()) {
    const number = numberOf(word, table);
    if (number === undefined) continue;
    if (table.joined.has(words[at - 1]?.word ?? '')) return undefined;
    const places = [at + 1, at - 1, lastOfClause(words, at)];
    const place =
      places.find((each) => knownFormOf(words[each], number, table) !== undefined) ??
      places.find((each) => formOf(words, each, number, table) !== undefined);
    if (place === undefined) return undefined;
    found.set(place, formOf(words, place, number, table) ?? '');
    alsoSaid(words, place, { number, table, found });
  }
  return found;
}

interface Joined {
  readonly number: Number;
  readonly table: SecondPerson;
  readonly found: Map<number, string>;
}

/** "Ich wohne in Graz und arbeite …": behind an "and" the next verb is of the same, too. */
function alsoSaid(words: readonly Spoken[], from: number, { number, table, found }: Joined): void {
  for (let at = from + 1; at < words.length; at += 1) {
    if (numberOf(words[at], table) !== undefined) return;
    if (!table.joined.has(words[at - 1]?.word ?? '')) continue;
    const form = formOf(words, at, number, table);
    if (form !== undefined) found.set(at, form);
  }
}

function numberOf(spoken: Spoken | undefined, { subjects }: SecondPerson): Number | undefined {
  if (spoken?.base === subjects.singular) return 'singular';
  return spoken?.base === subjects.plural ? 'plural' : undefined;
}

function lastOfClause(words: readonly Spoken[], from: number): number {
  let at = from;
  while (words[at + 1]?.opensClause === false) at += 1;
  return at;
}

function knownFormOf(spoken: Spoken | undefined, number: Number, table: SecondPerson): string | undefined {
  return spoken && table.needed_verbs?.[number].get(spoken.word);
}

/** What the verb at that place becomes; undefined where no verb of the owner's stands there. */
function formOf(
  words: readonly Spoken[],
  at: number,
  number: Number,
  table: SecondPerson,
): string | undefined {
  const spoken = words[at];
  const known = knownFormOf(spoken, number, table);
  if (!spoken || known !== undefined) return known;
  const { word } = spoken;
  // Nouns have a capital; at the beginning it says nothing.
  if (at > 0 && spoken.text !== word) return undefined;
  if (table.pronouns.has(word)) return undefined;
  for (const [ending, becomes] of table.needed_verbs?.endings[number] ?? [])
    if (word.endsWith(ending) && word.length > ending.length + 1)
      return word.slice(0, -ending.length) + becomes;
  return undefined;
}
