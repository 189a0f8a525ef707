/** A folded word and where it stands in the original text (UTF-16 offsets, end exclusive). */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Longer runs are hashes and encoded data; PostgreSQL refuses lexemes above 2,046 bytes. */
const MAX_WORD_LENGTH = 64;
/** Marks on one letter are put in order one by one, so that thousands on one would take the square of their number. */
const MAX_FOLDED_LENGTH = 256;

/** Scripts written without spaces, or (Korean) with particles joined to the word: indexed by characters and pairs. */
const UNSPACED = String.raw`[\p{L}&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]]`;
const UNSPACED_RUN = new RegExp(`^${UNSPACED}`, 'v');

/** A run of an unspaced script, or a word with a possible English clitic ("Ana's", "don't"), which is dropped. */
const RUN = new RegExp(
  String.raw`(?:${UNSPACED}\p{M}*)+|(?:[[\p{L}\p{N}]--${UNSPACED}]\p{M}*)+(?:['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}]))?`,
  'giv',
);
const CLITIC = /['’]\p{L}+$/u;
/** Nearly all texts in English; their words are found in a third of the time. */
const PLAIN = /^[\p{ASCII}‘’“”–—…]*$/u;
const PLAIN_RUN = /[a-z0-9]+(['’](?:s|t|re|ve|ll|d|m)(?![a-z0-9]))?/g;

/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs: readers leave them out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const ASCII = /^[a-z0-9]+$/;

/** Splits a text into folded words (compatibility forms unified, accents dropped, lower case), in reading order. */
export function tokenise(text: string): Token[] {
  return PLAIN.test(text) ? tokenisePlain(text) : tokeniseAny(text);
}

function tokenisePlain(text: string): Token[] {
  const lower = text.toLowerCase();
  const tokens: Token[] = [];
  PLAIN_RUN.lastIndex = 0;
  for (let match = PLAIN_RUN.exec(lower); match; match = PLAIN_RUN.exec(lower)) {
    const start = match.index;
    const end = PLAIN_RUN.lastIndex - (match[1]?.length ?? 0);
    tokens.push({ word: lower.slice(start, Math.min(end, start + MAX_WORD_LENGTH)), start, end });
  }
  return tokens;
}

function tokeniseAny(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(RUN)) {
    if (UNSPACED_RUN.test(match[0])) {
      pushCharactersAndPairs(tokens, match[0], match.index);
    } else {
      pushToken(tokens, match[0].replace(CLITIC, ''), match.index);
    }
  }
  return tokens;
}

/** The folded words of a text, without their places. */
export function words(text: string): string[] {
  return tokenise(text).map((token) => token.word);
}

function pushToken(tokens: Token[], raw: string, start: number): void {
  // Folding leaves marks out and splits ligatures; what is cut off is cut off.
  const word = fold(raw.slice(0, MAX_FOLDED_LENGTH)).slice(0, MAX_WORD_LENGTH);
  if (word) tokens.push({ word, start, end: start + raw.length });
}

function pushCharactersAndPairs(tokens: Token[], run: string, start: number): void {
  let previous = '';
  let offset = start;
  for (const character of run.match(/\P{M}\p{M}*/gu) ?? []) {
    pushToken(tokens, character, offset);
    if (previous) pushToken(tokens, previous + character, offset - previous.length);
    previous = character;
    offset += character.length;
  }
}

function fold(raw: string): string {
  const lower = raw.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}
