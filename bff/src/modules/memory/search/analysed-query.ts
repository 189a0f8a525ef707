import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { stem } from '../../../common/language/terms.js';
import { tokenise } from '../../../common/language/tokens.js';
import { type AskedPeriod, askedPeriod, type Asking } from './asked-period.js';
import { type Asked, askedKind } from './asked-kind.js';
import { type Corpus, inverseDocumentFrequency } from './corpus.js';
import { correctTypo } from './correct-typo.js';
import { namesThatSoundLike } from './name-that-sounds-like.js';
import { type OtherNames } from './other-names.js';
import { type MentionedDates, mentionedDates } from './mentioned-dates.js';

export interface QueryTerm {
  /** Folded; the term itself when the word was mended. */
  readonly word: string;
  /** The same as it was typed, to be quoted. */
  readonly typed: string;
  readonly term: string;
  readonly idf: number;
}

/** A mistyped word, and the term of the user's vocabulary that it was read as. */
export interface Correction {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

export interface AnalysedQuery {
  /** What is asked about, in the order of the question. */
  readonly content: readonly QueryTerm[];
  /** Mended words as they were typed: a word may be new since the vocabulary was last counted. */
  readonly asTyped: readonly QueryTerm[];
  /** Terms of the names of people who said some of the memories, with how telling each is. */
  readonly names: ReadonlyMap<string, number>;
  readonly otherNames: OtherNames;
  readonly dates: MentionedDates;
  readonly period: AskedPeriod | null;
  readonly asking: Asking;
  readonly asked: Asked | null;
  readonly corrections: readonly Correction[];
  /** Sum of the weights of the distinct content terms: what a memory that says all of it would reach. */
  readonly totalIdf: number;
}

/** What is known of English words at large. */
interface English {
  /** Whether it is a word, which need not be mended. */
  has(word: string): boolean;
  /** From 0 for the most frequent to 1 for the rarest and for one that nobody knows. */
  weight(word: string): number;
}

const ENGLISH_WORD = /^[a-z]+$/;
const CAPITAL = /^\p{Lu}/u;
/** A term that no memory has says little about which one is meant; it still says that something is missing. */
const UNSEEN_TERM_SHARE = 0.5;
/** How much of a word's weight is by how telling it is in English: what is rare in a few chats may be an everyday word. */
const ENGLISH_SHARE = 0.5;
/** Words that only count from today, as in "last week", tell less: a memory of that week need not say so. */
const WHEN_SHARE = 0.5;
/** Each is held against every word of the candidates: of a page that was pasted, its most telling words are asked for. */
const MAX_CONTENT = 100;

export function analyseQuery(
  query: string,
  corpus: Corpus,
  { english, asking }: { english: English; asking: Asking },
): AnalysedQuery {
  const period = askedPeriod(query, asking);
  let content: QueryTerm[] = [];
  const asTyped: QueryTerm[] = [];
  const names = new Map<string, number>();
  const corrections: Correction[] = [];
  const weigh = (word: string, term: string, typed = word): QueryTerm => ({
    word,
    typed,
    term,
    idf: inverseDocumentFrequency(corpus, term) * (1 - ENGLISH_SHARE + ENGLISH_SHARE * english.weight(word)),
  });
  const when: QueryTerm[] = [];

  for (const { word, start, end } of tokenise(query)) {
    if (STOP_WORDS.has(word)) continue;
    const term = stem(word);
    if (saysWhen(period, start)) {
      const asked = weigh(word, term, query.slice(start, end));
      when.push({ ...asked, idf: asked.idf * WHEN_SHARE });
      continue;
    }
    const others = corpus.otherNames.get(term);
    const heard = CAPITAL.test(query.slice(start, end)) ? namesThatSoundLike(word, corpus) : [];
    for (const name of [term, ...heard, ...(others?.keys() ?? [])]) {
      const author = corpus.authors.get(name);
      if (author) names.set(name, Math.log(1 + corpus.memoryCount / author.memoryCount));
    }
    if (names.has(term)) continue;
    if (heard.length > 0) {
      asTyped.push(weigh(word, term));
      continue;
    }
    const isUnknown =
      content.length < MAX_CONTENT &&
      ENGLISH_WORD.test(word) &&
      !corpus.documentFrequency.has(term) &&
      !english.has(word) &&
      !others;
    const mended = isUnknown ? correctTypo(term, corpus.documentFrequency) : undefined;
    if (mended === undefined) {
      content.push(weigh(word, term, query.slice(start, end)));
    } else {
      content.push(weigh(mended, mended));
      asTyped.push(weigh(word, term));
      corrections.push({ term: mended, start, end });
    }
  }
  content = mostTelling(content);
  // A question of nothing but a time is answered by the time alone.
  if (content.length > 0) content.push(...when);
  // A name alone is what is asked about, not who said it.
  if (content.length === 0) content.push(...[...names.keys()].map((term) => weigh(term, term)));
  return {
    content,
    asTyped,
    names,
    otherNames: corpus.otherNames,
    dates: mentionedDates(query),
    period,
    asking,
    asked: askedKind(query),
    corrections,
    totalIdf: totalIdf(content, corpus),
  };
}

/** Whether the word there says when, counted from today. */
function saysWhen(period: AskedPeriod | null, place: number): boolean {
  return period?.isRelative === true && period.start <= place && place < period.end;
}

/** In the order of the question. */
function mostTelling(terms: QueryTerm[]): QueryTerm[] {
  if (terms.length <= MAX_CONTENT) return terms;
  const kept = new Set(terms.toSorted((a, b) => b.idf - a.idf).slice(0, MAX_CONTENT));
  return terms.filter((term) => kept.has(term));
}

/** Each term once. */
export function distinct<T extends { term: string }>(terms: readonly T[]): T[] {
  return [...new Map(terms.map((term) => [term.term, term])).values()];
}

function totalIdf(content: readonly QueryTerm[], { documentFrequency }: Corpus): number {
  const total = distinct(content).reduce(
    (sum, { term, idf }) => sum + idf * (documentFrequency.has(term) ? 1 : UNSEEN_TERM_SHARE),
    0,
  );
  return total || 1;
}
