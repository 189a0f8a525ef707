import { terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';

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
/** What may stand before the statement itself. */
const INTRODUCTION =
  /^(?:(?:please )?(?:remember|note)(?: that|:)? |(?:since|from|as of) [^,]+, ?|(?:now|currently|update|correction)[:,]? )+/iu;
/** Where the value is over: what follows says since when, why, or something else. */
const VALUE_END =
  /,| (?:now|since|from|as of|these days|at the moment|again|because|but|and (?:i|my|we|he|she|it|the)|which|where|with my|until)(?=\s|$).*$/iu;
/** It says itself that it is over, or it is not sure. */
const NO_STATEMENT = /\?|\b(?:until|used to|if|maybe|perhaps|would|might)\b/iu;

const WHO = String.raw`(?<who>(?:[Mm]y )?[\p{L}][\p{L}\p{M}-]*(?: \p{Lu}[\p{L}\p{M}-]*){0,2})`;
const NOW = String.raw`(?: (?:now|currently|still))?`;

/** By the verb: the property that it gives a value to. A name is written with a capital. */
const BY_VERB: readonly (readonly [subject: string, pattern: RegExp])[] = [
  [
    'home',
    new RegExp(
      String.raw`^${WHO}${NOW} (?:live|lives|(?:am|is|are)(?: now)? living|(?:have |has )?moved|relocated) (?:in|to) (?<value>\p{Lu}.*)$`,
      'u',
    ),
  ],
  [
    'employer',
    new RegExp(
      String.raw`^${WHO}${NOW} (?:works?|(?:am|is)(?: now)? (?:working|employed)|started(?: working)?) (?:at|for|with|by) (?<value>(?:the )?\p{Lu}.*)$`,
      'u',
    ),
  ],
  ['job', new RegExp(String.raw`^${WHO}${NOW} (?:works?|(?:am|is) working) as (?<value>\S.*)$`, 'u')],
  ['age', new RegExp(String.raw`^${WHO}${NOW} (?:am|is) (?<value>\p{N}+) years old$`, 'u')],
  [
    'partner',
    new RegExp(String.raw`^${WHO}${NOW} (?:am|is) (?:married|engaged) to (?<value>\p{Lu}.*)$`, 'u'),
  ],
  [
    'diet',
    new RegExp(
      String.raw`^${WHO}${NOW} (?:am|is|became|turned) (?:an? )?(?<value>vegan|vegetarian|pescatarian)$`,
      'iu',
    ),
  ],
];

/** Of these there is one; of sisters, allergies and languages there may be several. */
const SINGLE =
  'number|address|e-?mail|password|passcode|passphrase|pin|code|combination|birthday|anniversary|nickname|age|height|' +
  'weight|size|salary|rent|boss|manager|landlord|landlady|employer|job|doctor|gp|dentist|plate|iban|blood type|room|desk|' +
  'locker|gate|seat|deadline';
const OWNED = new RegExp(
  String.raw`^(?<who>my|our|the|[\p{L}][\p{L}\p{M}-]*(?: \p{Lu}[\p{L}\p{M}-]*)?['’]s) (?<what>(?:favou?rite(?: [\p{L}-]+){1,3})|(?:[\p{L}-]+ ){0,3}(?:${SINGLE}))(?: (?:of|for|in|at) (?<of>[\p{L} -]{1,40}?))?(?: (?:is(?: now)?|are(?: now)?|(?:has )?changed to) | ?[:=] ?)(?<value>\S.*)$`,
  'iu',
);
/** Things that are in one place; a person is somewhere else an hour later. */
const PLACED =
  /^(?<who>my|our|the|[\p{L}][\p{L}\p{M}-]*['’]s) (?<what>(?:[\p{L}-]+ ){0,2}(?:keys?|passports?|charger|suitcase|toolbox|tools|tent|papers|documents|will|certificate)) (?:is|are|lies?|stands?|hangs?)(?: now)?(?: (?:kept|hidden|stored))? (?<value>(?:in|under|behind|on|at|with|next to|above|inside) .+)$/iu;

/** He and she may be anybody. */
const NOBODY = /^(?:he|she|they|it|you|this|that|there|who|his|her|their|your|its)$/iu;

/** What a text states that may change. Its author is who "I" is; null is the owner. English only. */
export function readStatements(text: string, author: string | null): Statement[] {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  if (sentences.length > MAX_SENTENCES) return [];
  return sentences.flatMap((sentence) => readSentence(sentence.trim(), author) ?? []);
}

/** Whether two values say the same: equal, or one of them is only more exact. */
export function isSameValue(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => value.replaceAll(/\D/g, ''));
  // The parts of a number are grouped in many ways.
  if (a !== '' && a === b) return true;
  const [ours, theirs] = [telling(one), telling(other)];
  return isPartOf(ours, theirs) || isPartOf(theirs, ours);
}

function readSentence(sentence: string, author: string | null): Statement | undefined {
  if (sentence.length > MAX_SENTENCE || NO_STATEMENT.test(sentence)) return undefined;
  // One space between words: patterns with several kinds of them would try each way to share them out.
  const plain = sentence
    .replaceAll(/\s+/gu, ' ')
    .replace(INTRODUCTION, '')
    .replaceAll(/\bI['’]m\b/g, 'I am');
  const stated = plain.charAt(0).toUpperCase() + plain.slice(1);
  for (const [subject, pattern] of BY_VERB) {
    const statement = toStatement(pattern.exec(stated)?.groups, author, subject);
    if (statement) return statement;
  }
  const owned = OWNED.exec(plain)?.groups;
  if (owned) return toStatement(owned, author, [owned.what, owned.of].filter(Boolean).join(' '));
  const placed = PLACED.exec(plain)?.groups;
  return toStatement(placed, author, `place of ${placed?.what ?? ''}`);
}

function toStatement(
  groups: Record<string, string | undefined> | undefined,
  author: string | null,
  subject: string,
): Statement | undefined {
  const owner = ownerOf(groups?.who ?? '', author);
  const value = (groups?.value ?? '').replace(VALUE_END, '').trim();
  if (owner === undefined || words(value).length === 0) return undefined;
  const property = subject.toLowerCase().replace(/^favorite/, 'favourite');
  return { key: `${owner}: ${terms(property).toSorted().join(' ')}`, subject: property, value };
}

/** Somebody goes by the name that is given, whatever they are to the owner: "my sister Ana" and "Ana" are one. */
function ownerOf(who: string, author: string | null): string | undefined {
  if (NOBODY.test(who)) return undefined;
  if (/^(?:i|my)$/iu.test(who)) return author === null ? 'i' : words(author).join(' ');
  const parts = who.split(' ').filter((part) => !/^my$/iu.test(part));
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
