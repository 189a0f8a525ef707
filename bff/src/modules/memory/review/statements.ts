import { terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { namedGroups } from '../../language/knowledge/named-groups.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { matchesOf } from '../../language/knowledge/ways.js';

/** Something that has one value at a time, such as where somebody lives. */
export interface Statement {
  /** Of whom or what, and which of its properties: two statements with one key cannot hold at the same time. */
  readonly key: string;
  /** The property in words, such as `phone number`. */
  readonly subject: string;
  readonly value: string;
}

/** A text with more sentences is a story, not a fact. */
const MAX_SENTENCES = 6;
const MAX_SENTENCE = 300;

const SENTENCE_END = /(?<![.!;])[.!;]+(?:\s+|$)|\n+/u;
const BY_VERB = ['home', 'employer', 'job', 'age', 'partner', 'diet'] as const;
const WORDS = knowledgeOf('statements', {
  words: ['first_person', 'own', 'nobody'],
  says: ['introduction', 'value_end', 'no_statement'],
  ways: [...BY_VERB, 'owned', 'placed'],
  tables: ['subjects', 'contractions', 'spellings', 'manner'],
});
type Words = ReturnType<typeof WORDS.of>;
type Groups = Readonly<Record<string, string | undefined>>;

/** Whoever speaks of themselves, in whatever language. */
const SPEAKER = 'i';

/** What a text states that may change. Its author is who "I" is; null is the owner. */
export function readStatements(text: string, author: string | null): Statement[] {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  if (sentences.length > MAX_SENTENCES) return [];
  const known = WORDS.of(textLanguageOf(text));
  return sentences.flatMap((sentence) => readSentence(sentence.trim(), author, known) ?? []);
}

/** Whether two values say the same: equal, or one of them is only more exact. */
export function isSameValue(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => value.replaceAll(/\D/g, ''));
  // The parts of a number are grouped in many ways.
  if (a !== '' && a === b) return true;
  const [ours, theirs] = [telling(one), telling(other)];
  return isPartOf(ours, theirs) || isPartOf(theirs, ours);
}

function readSentence(sentence: string, author: string | null, known: Words): Statement | undefined {
  const { says, ways, tables } = known;
  if (sentence.length > MAX_SENTENCE || says.no_statement.test(sentence)) return undefined;
  // One space between words: patterns with several kinds of them would try each way to share them out.
  const plain = writtenOut(sentence.replaceAll(/\s+/gu, ' ').replace(says.introduction, ''), known);
  const stated = plain.charAt(0).toUpperCase() + plain.slice(1);
  for (const property of BY_VERB) {
    const subject = tables.subjects.get(property) ?? property;
    const statement = toStatement(namedGroups(stated, ways[property]), { author, known, subject, property });
    if (statement) return statement;
  }
  const owned = namedGroups(plain, ways.owned);
  if (owned) {
    const subject = [owned.what, owned.of].filter(Boolean).join(' ');
    return toStatement(owned, { author, known, subject });
  }
  const placed = namedGroups(plain, ways.placed);
  const subject = `${tables.subjects.get('place') ?? ''} ${placed?.what ?? ''}`;
  return toStatement(placed, { author, known, subject });
}

/** "I'm": "I am". */
function writtenOut(text: string, { tables }: Words): string {
  const [first = '', ...rest] = text.split(' ');
  const whole = tables.contractions.get(first.replace('’', "'").toLowerCase());
  return whole === undefined ? text : [whole, ...rest].join(' ');
}

interface Told {
  readonly author: string | null;
  readonly known: Words;
  /** In words. */
  readonly subject: string;
  /** Of those that have a name in code, so that it is the same in every language. */
  readonly property?: string;
}

function toStatement(
  groups: Groups | undefined,
  { author, known, subject, property }: Told,
): Statement | undefined {
  const owner = ownerOf(groups?.who ?? '', author, known);
  const value = withoutEnd(groups?.value ?? '', known).trim();
  if (owner === undefined || words(value).length === 0) return undefined;
  const [first = '', ...rest] = subject.toLowerCase().split(' ');
  const spelt = [known.tables.spellings.get(first) ?? first, ...rest].join(' ');
  return {
    key: `${owner}: ${terms(property ?? spelt)
      .toSorted()
      .join(' ')}`,
    subject: property ? subject : spelt,
    value,
  };
}

/** Up to what follows it, or without the comma in it. */
function withoutEnd(value: string, { says }: Words): string {
  const end = matchesOf(value, says.value_end).find(({ index }) => value.charAt(index - 1) === ' ');
  const comma = value.indexOf(',');
  if (comma >= 0 && comma <= (end?.index ?? value.length)) return value.replace(',', '');
  return end ? value.slice(0, end.index) : value;
}

/** Somebody goes by the name that is given, whatever they are to the owner: "my sister Ana" and "Ana" are one. */
function ownerOf(who: string, author: string | null, { words: lists, tables }: Words): string | undefined {
  const said = who.toLowerCase();
  if (lists.nobody.has(said)) return undefined;
  if (lists.first_person.has(said)) return author === null ? SPEAKER : words(author).join(' ');
  const all = who.split(' ');
  const parts = all.filter((part) => !lists.own.has(part.toLowerCase()));
  // Where nouns have capitals too, the first behind "my" is one when a name follows it.
  if (tables.manner.get('nouns_are_capitalised') === '1' && parts.length > 1 && parts.length < all.length)
    parts.shift();
  const names = parts.slice(parts.findIndex((part) => /^\p{Lu}/u.test(part)));
  return words(names.join(' ')).join(' ');
}

function telling(value: string): Set<string> {
  const stems = terms(value);
  return new Set(stems.length > 0 ? stems : words(value));
}

function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return part.isSubsetOf(whole);
}
