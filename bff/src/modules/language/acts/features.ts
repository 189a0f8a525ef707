import { type Node } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Tagger } from './tags.js';

/** Room enough that two features of an example seldom share a place, and small enough to ship. */
export const BUCKETS = 1 << 15;
/** Later words of a clause say little about its act, and cost time. */
const MOST_WORDS = 40;
const LETTERS = 4;
const MOST_LETTER_GROUPS = 10;
/** Tags at the beginning are looked at in groups of four as well. */
const OPENING = 20;
/** Longer phrases of a pack are rare. */
const LONGEST_PHRASE = 6;

/** What features know of a language. */
export interface FeatureKnowledge {
  readonly tag: Tagger;
  /** The language's own phrases, not the names of a home: those were not there to learn from. */
  readonly lexicon: Node;
}

/**
 * What the act classifier sees of a clause, as places in a table: its words and pairs of words, letters inside words,
 * classes of words in a row, what the pack knows its phrases as, how it begins and ends. Features that meet in one
 * place share it.
 */
export function sparseFeatures(
  tokens: readonly Token[],
  text: string,
  { tag, lexicon }: FeatureKnowledge,
): Int32Array {
  const read = tokens.slice(0, MOST_WORDS);
  const features = new FeatureList();
  const words = read.map(wordOf);
  const tags = read.map(tag).join('');
  addWords(features, words, tags);
  addTags(features, tags);
  addMeanings(features, read, lexicon);
  addEnds(features, words, tags);
  addMarks(features, { tokens: read, text, tags });
  return features.places();
}

class FeatureList {
  private readonly found: number[] = [];

  /** FNV-1a. */
  add(feature: string): void {
    let hash = 0x811c9dc5;
    for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
    this.found.push((hash >>> 0) % BUCKETS);
  }

  places(): Int32Array {
    return Int32Array.from(this.found);
  }
}

/** Numbers of one kind are one word, so that "71.4" and "80.2" teach the same. */
function wordOf({ text, number }: Token): string {
  if (number === undefined) return text.includes(':') ? '#:#' : text;
  if (number % 1 !== 0) return '#.#';
  return number > 100 ? '###' : '#';
}

/** A pair is seen once more with one word as its class only, which says something of a word that nobody taught. */
function addWords(features: FeatureList, words: readonly string[], tags: string): void {
  words.forEach((word, i) => {
    const before = words[i - 1];
    features.add(`w:${word}`);
    if (before !== undefined) {
      features.add(`b:${before} ${word}`);
      features.add(`m:${before} ${tags.charAt(i)}`);
      features.add(`M:${tags.charAt(i - 1)} ${word}`);
    }
    if (word.length >= LETTERS && !word.startsWith('#')) addLetters(features, `<${word}>`);
  });
}

function addLetters(features: FeatureList, word: string): void {
  const groups = Math.min(MOST_LETTER_GROUPS, word.length - LETTERS + 1);
  for (let i = 0; i < groups; i++) features.add(`c:${word.slice(i, i + LETTERS)}`);
}

function addTags(features: FeatureList, tags: string): void {
  for (let i = 0; i < tags.length; i++) {
    features.add(`T${tags.slice(i, i + 2)}`);
    features.add(`T${tags.slice(i, i + 3)}`);
    if (i < OPENING) features.add(`T${tags.slice(i, i + 4)}`);
  }
  const has = (classes: string): string =>
    Array.from(classes, (tag) => (tags.includes(tag) ? tag : '')).join('');
  features.add(`h1${has('IYHQ')}`);
  features.add(`h2${has('PpE')}`);
  features.add(`h3${tags.charAt(0)}${has('#CU')}`);
  features.add(`h4${tags.charAt(0)}${has('RVM')}`);
}

/** All that the longest phrase at a place may mean, and the same with what stood before it. */
function addMeanings(features: FeatureList, tokens: readonly Token[], lexicon: Node): void {
  let before = '^';
  for (let at = 0; at < tokens.length;) {
    const { types, length } = longestPhrase(tokens, at, lexicon);
    for (const type of types) {
      features.add(`l:${type}`);
      features.add(`L:${before} ${type}`);
    }
    before = types[0] ?? '';
    at += length;
  }
}

function longestPhrase(
  tokens: readonly Token[],
  from: number,
  lexicon: Node,
): { types: readonly string[]; length: number } {
  let longest: { types: readonly string[]; length: number } = { types: [], length: 1 };
  for (const form of ['text', 'stem'] as const) {
    let node: Node | undefined = lexicon;
    for (let at = from; at < Math.min(tokens.length, from + LONGEST_PHRASE); at++) {
      node = node.next.get(tokens[at]?.[form] ?? '');
      if (!node) break;
      const length = at + 1 - from;
      const isLonger = length > longest.length || longest.types.length === 0;
      if (node.meanings.length > 0 && isLonger)
        longest = { types: [...new Set(node.meanings.map(({ type }) => type))], length };
    }
  }
  return longest;
}

function addEnds(features: FeatureList, words: readonly string[], tags: string): void {
  const [first = '', second = ''] = words;
  for (let length = 1; length <= 4; length++) features.add(`^${tags.slice(0, length)}`);
  features.add(`$${tags.slice(-2)}`);
  features.add(`$${tags.slice(-3)}`);
  features.add(`1:${first}`);
  features.add(`2:${first} ${second}`);
  features.add(`z:${words.at(-1) ?? ''}`);
  features.add(`n:${String(Math.min(12, words.length))}`);
}

function addMarks(
  features: FeatureList,
  { tokens, text, tags }: { tokens: readonly Token[]; text: string; tags: string },
): void {
  const names = tokens.filter(({ isCapitalised }, i) => i > 0 && isCapitalised);
  features.add(`K${String(Math.min(2, names.length))}`);
  features.add(`K${String(Math.min(1, names.length))}${tags.charAt(0)}`);
  if (text.includes('?')) features.add('?');
  if (text.includes(':')) features.add(':');
  features.add('always');
}
