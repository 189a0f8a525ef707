import { terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { matchesOf } from '../../language/knowledge/ways.js';
import { type Tagger } from '../extraction/tagger.js';
import { isSameValue, readStatements } from './statements.js';
import { haveSameAmounts, speakOfTheSame } from './told-apart.js';

/** What is compared of a memory. */
export interface Comparable {
  text: string;
  author: string | null;
}

export interface Finding {
  /** The same words, nearly the same, another value of one property, or the opposite. */
  kind: 'same' | 'alike' | 'changed' | 'contrary';
  /** What has changed, in words. */
  subject: string | null;
}

/** Share of the words of both that both have; see the table in the test. */
const ALIKE = 0.75;
/** Contradictions are looked for in what speaks of the same thing. */
const OF_THE_SAME = 0.6;
/** Of fewer words than these nothing but the same words is a duplicate. */
const MIN_TERMS = 3;

const WORDS = knowledgeOf('contradiction', { words: ['negating'], says: ['negation'] });

/** Whether two memories say the same, or cannot both hold. Null: they can stand side by side. */
export function compare(one: Comparable, other: Comparable, tag: Tagger): Finding | null {
  const [a, b] = [foldedText(one.text), foldedText(other.text)];
  if (a === b) {
    const isSame = one.author === other.author && haveSameAmounts(one.text, other.text);
    return isSame ? { kind: 'same', subject: null } : null;
  }
  const subject = changedSubject(one, other);
  if (subject !== null) return { kind: 'changed', subject };
  if (one.author !== other.author) return null;
  return compareWords(one.text, other.text, tag);
}

/** The words alone, whatever their case, accents and punctuation. */
export function foldedText(text: string): string {
  return words(text).join(' ');
}

/** The share of the words of both texts that both have. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / (one.size + other.size - shared || 1);
}

function changedSubject(one: Comparable, other: Comparable): string | null {
  const theirs = new Map(readStatements(other.text, other.author).map((each) => [each.key, each]));
  for (const ours of readStatements(one.text, one.author)) {
    const their = theirs.get(ours.key);
    if (their && !isSameValue(ours.value, their.value)) return ours.subject;
  }
  return null;
}

function compareWords(one: string, other: string, tag: Tagger): Finding | null {
  const [a, b] = [new Set(terms(one)), new Set(terms(other))];
  if (!haveSameAmounts(one, other)) return null;
  const [ours, theirs] = [withoutNegation(a, one), withoutNegation(b, other)];
  if (isNegated(one) !== isNegated(other)) {
    const isOpposite = overlap(ours, theirs) >= OF_THE_SAME && Math.min(ours.size, theirs.size) > 0;
    return isOpposite && isOneMore(ours, theirs) ? { kind: 'contrary', subject: null } : null;
  }
  const isLong = Math.min(a.size, b.size) >= MIN_TERMS;
  const isAlike = isLong && overlap(a, b) >= ALIKE && speakOfTheSame(one, other, tag);
  return isAlike ? { kind: 'alike', subject: null } : null;
}

/** Another word on either side makes it another thing: not liking tea does not contradict liking coffee. */
function isOneMore(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.isSubsetOf(other) || other.isSubsetOf(one);
}

function isNegated(text: string): boolean {
  return matchesOf(text, WORDS.of(textLanguageOf(text)).says.negation).length % 2 === 1;
}

/** What says the opposite does not say what of. */
function withoutNegation(stems: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const { negating } = WORDS.of(textLanguageOf(text)).words;
  return stems.difference(new Set(terms([...negating].join(' '))));
}
