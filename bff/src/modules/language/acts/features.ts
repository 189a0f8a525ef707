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

/**
 * What the act classifier sees of a clause, as places in a table: its words, pairs and triples of words, letters inside
 * words, classes of words in a row, how it begins and ends. Features that meet in one place share it.
 */
export function sparseFeatures(tokens: readonly Token[], text: string, tag: Tagger): Int32Array {
  const read = tokens.slice(0, MOST_WORDS);
  const features = new FeatureList();
  const words = read.map(wordOf);
  const tags = read.map(tag).join('');
  addWords(features, words);
  addTags(features, tags);
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

function addWords(features: FeatureList, words: readonly string[]): void {
  words.forEach((word, i) => {
    const [before, second] = [words[i - 1], words[i - 2]];
    features.add(`w:${word}`);
    if (before !== undefined) features.add(`b:${before} ${word}`);
    if (before !== undefined && second !== undefined) features.add(`t:${second} ${before} ${word}`);
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
