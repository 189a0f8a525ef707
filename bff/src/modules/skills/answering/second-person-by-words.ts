import { z } from 'zod';
import { capitalise } from '../understanding/phrasing.js';

const record = z.record(z.string(), z.string());

/** How a language turns what somebody says of himself to what is said to him. */
export const SECOND_PERSON = z.strictObject({
  pronouns: record,
  speaks_to: z.string(),
  joined: z.string(),
  subjects: z.strictObject({ singular: z.string(), plural: z.string() }),
  singular: record,
  plural: record,
  endings: z.strictObject({ singular: record, plural: record }),
});
export type SecondPerson = z.output<typeof SECOND_PERSON>;

type Number = 'singular' | 'plural';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
const QUOTED = /["“”„«»]/u;
const CLAUSE_END = /[.,;:!?\n–—]/u;

interface Spoken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A clause ends before it. */
  readonly opensClause: boolean;
}

/**
 * By the tables of a pack. Undefined where that is not safe: somebody is spoken to already, somebody else is quoted, or no verb
 * is found for "I".
 */
export function sayToOwner(text: string, table: SecondPerson): string | undefined {
  if (QUOTED.test(text)) return undefined;
  const words = [...text.matchAll(WORD)].map((match, at, all): Spoken => {
    const before = all[at - 1];
    const gap = text.slice(before ? before.index + before[0].length : 0, match.index);
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, opensClause: at === 0 || CLAUSE_END.test(gap) };
  });
  const speaksTo = new Set(table.speaks_to.split(' '));
  if (words.some((word) => speaksTo.has(word.text.toLowerCase()))) return undefined;
  const verbs = verbsOf(words, table);
  if (!verbs) return undefined;
  let result = '';
  let end = 0;
  for (const [at, word] of words.entries()) {
    const turned = verbs.get(at) ?? table.pronouns[word.text.toLowerCase()];
    result += text.slice(end, word.start) + (turned === undefined ? word.text : inCaseOf(word.text, turned));
    ({ end } = word);
  }
  return result + text.slice(end);
}

/** Each verb of the owner's with its new form, by its place; undefined where one is not found. */
function verbsOf(words: readonly Spoken[], table: SecondPerson): Map<number, string> | undefined {
  const found = new Map<number, string>();
  const joined = new Set(table.joined.split(' '));
  for (const [at, word] of words.entries()) {
    const number = numberOf(word, table);
    if (number === undefined) continue;
    if (joined.has(words[at - 1]?.text.toLowerCase() ?? '')) return undefined;
    const places = [at + 1, at - 1, lastOfClause(words, at)];
    const place =
      places.find((each) => knownFormOf(words[each], number, table) !== undefined) ??
      places.find((each) => formOf(words, each, number, table) !== undefined);
    if (place === undefined) return undefined;
    found.set(place, formOf(words, place, number, table) ?? '');
    alsoSaid(words, place, { number, table, joined, found });
  }
  return found;
}

interface Joined {
  readonly number: Number;
  readonly table: SecondPerson;
  readonly joined: ReadonlySet<string>;
  readonly found: Map<number, string>;
}

/** "Ich wohne in Graz und arbeite …": behind an "and" the next verb is of the same, too. */
function alsoSaid(words: readonly Spoken[], from: number, { number, table, joined, found }: Joined): void {
  for (let at = from + 1; at < words.length; at += 1) {
    if (numberOf(words[at], table) !== undefined) return;
    if (!joined.has(words[at - 1]?.text.toLowerCase() ?? '')) continue;
    const form = formOf(words, at, number, table);
    if (form !== undefined) found.set(at, form);
  }
}

function numberOf(word: Spoken | undefined, { subjects }: SecondPerson): Number | undefined {
  const said = word?.text.toLowerCase();
  if (said === subjects.singular) return 'singular';
  return said === subjects.plural ? 'plural' : undefined;
}

function lastOfClause(words: readonly Spoken[], from: number): number {
  let at = from;
  while (words[at + 1]?.opensClause === false) at += 1;
  return at;
}

function knownFormOf(word: Spoken | undefined, number: Number, table: SecondPerson): string | undefined {
  return word && table[number][word.text.toLowerCase()];
}

/** What the verb at that place becomes; undefined where no verb of the owner's stands there. */
function formOf(
  words: readonly Spoken[],
  at: number,
  number: Number,
  table: SecondPerson,
): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const known = knownFormOf(word, number, table);
  if (known !== undefined) return known;
  const said = word.text.toLowerCase();
  // Nouns have a capital; at the beginning it says nothing.
  if (at > 0 && word.text !== said) return undefined;
  if (table.pronouns[said] !== undefined) return undefined;
  const ending = Object.keys(table.endings[number]).find(
    (each) => said.endsWith(each) && said.length > each.length + 1,
  );
  if (ending === undefined) return undefined;
  return said.slice(0, -ending.length) + (table.endings[number][ending] ?? '');
}

function inCaseOf(original: string, turned: string): string {
  return /^\p{Lu}/u.test(original) ? capitalise(turned) : turned;
}
