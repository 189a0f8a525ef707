import { wordMap } from '../../../common/word-map.js';

const PIECE = /<\w+>|\{\w+\}|@\w+\(|\.\.\.|\]\*|[()[\]|!^&]|[^\s()[\]{}<>|!^&]+/gu;
/** Letters and digits in ranges: the classes of Unicode take a third of a millisecond to compile at each border of a word. */
const OF_WORDS = String.raw`[0-9A-Za-zªµºÀ-ÖØ-öø-\u1fff\u2c00-\u2fef\u3040-\ud7ff\uf900-\ufdff]`;
const BEFORE = `(?<!${OF_WORDS})`;
const BEHIND = `(?!${OF_WORDS})`;
/** What stands between two words. */
const GAP = String.raw`[\s,]*`;
/** Some words, whatever they are; bounded, for it is tried from every place. */
const ANYTHING = String.raw`[^\n]{0,120}?`;
const SPECIAL = /[.*+?^${}()|[\]\\/]/gu;
/** Behind a number without a space, as in "5th". */
const JOINED = '~';
/** Some letters of a word: "*ing". */
const SOME = '*';
const LETTERS = `${OF_WORDS}{0,30}`;
/** What stands between the words of an entry that has several. */
const BETWEEN = String.raw`[\s,]+`;
/** Words that have a border at both ends. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}*' -]*[\p{L}\p{N}*])?$/u;
/** Lists may name lists, but not themselves. */
const MAX_DEPTH = 8;

const TOKENS = wordMap<string>({
  '<digits>': String.raw`(?<!\d)\d+(?:[.,:]\d+)*\s?`,
  '<number>': String.raw`(?<!\d)\d{1,3}(?!\d)${GAP}`,
  '<day>': String.raw`(?<!\d)[0-3]?\d(?!\d)\s?`,
  '<year>': String.raw`(?<!\d)(?:1[5-9]|20)\d\d(?!\d)${GAP}`,
  '<clock>': String.raw`(?<!\d)\d{1,2}:\d\d(?!\d)${GAP}`,
  '<word>': `${OF_WORDS}{1,40}${BEHIND}${GAP}`,
  '<term>': String.raw`[\p{L}\p{N}_.]{1,40}${GAP}`,
  // What an ending follows.
  '<stem>': String.raw`(?<![\p{L}\p{N}])\p{L}[\p{L}-]{0,40}?`,
  '<hyphened>': String.raw`\p{L}[\p{L}-]{0,40}${BEHIND}${GAP}`,
  '<month>': String.raw`(?<!\d)(?:0?[1-9]|1[0-2])(?!\d)`,
  // A quotation may open before the first word.
  '<start>': String.raw`^[^\p{L}\p{N}]{0,9}`,
  '<end>': String.raw`(?=[.,;:!?]|$)`,
  '<last>': '$',
  // Something follows.
  '<more>': String.raw`(?=\S)`,
  // What parts the beginning of a sentence from the rest.
  '<break>': String.raw`(?:(?<=[\s,])|[.!:;–—-])[\s,.!:;–—-]{0,9}`,
  // A comma was taken by the word before it.
  '<mark>': String.raw`(?:(?<=,\s{0,3})|(?=[:–—\n]))`,
  '<stops>': String.raw`(?:(?<=,\s{0,3})|(?=[.,!]|$))`,
  '<after_comma>': String.raw`(?<=,\s{0,3})`,
  '<dash>': String.raw`[,:;–—-]\s?`,
  '<shout>': String.raw`[\p{L}\p{N}_ ]{1,80}!`,
  '<no_colon>': String.raw`[^:]*$`,
  '<all>': String.raw`[\s\S]*$`,
  // Nothing but the end of a sentence.
  '<finish>': String.raw`[\s.!?…]{0,9}$`,
  '<phrase>': String.raw`[\p{L} -]{1,40}?`,
  '<before_comma>': String.raw`[^,]{1,80},\s?`,
  '<Some>': String.raw`(?=\p{Lu})[^\n]{1,60}?`,
  '<letter>': String.raw`(?=\p{L})`,
  '<value>': String.raw`(?=[\p{L}\p{N}+])`,
  '<rest>': String.raw`\S.*$`,
  '<Rest>': String.raw`(?=\p{Lu}).*$`,
  '<Capital>': String.raw`(?=\p{Lu})`,
  '<Name>': String.raw`${BEFORE}\p{Lu}[\p{L}\p{M}.-]{0,40}${GAP}`,
});
/** They tell a capital from a small letter, so that what they stand in does. */
const OF_CAPITALS = /<[A-Z]\w*>/u;
const SIGNS = wordMap<string>({
  '(': '(?:',
  '[': '(?:',
  ']': ')?',
  ']*': '){0,4}',
  // Its gap may have been taken by the word before, or not.
  '!': `(?!${GAP}`,
  '&': `(?=${GAP}`,
  '...': ANYTHING,
  // A few words.
  '<some>': String.raw`[^\n]{0,40}?`,
});

const searching = new WeakMap<RegExp, RegExp>();

/** Every place where a pattern fits. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const all = searching.get(pattern) ?? new RegExp(pattern, `${pattern.flags}g`);
  searching.set(pattern, all);
  return [...text.matchAll(all)];
}

export type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * Ways to say something, as a pack writes them, as one pattern: `[x|y]` may be left out, `(x|y)` is one of them, `[x]*` may
 * be repeated, `...` stands for some words, `!(x)` must not and `&(x)` must follow, `{list}` is one of that list, whose entries are ways
 * themselves, `^` the beginning, `~x` follows without a space, `*` is some letters of a word, `@name(x)` is what
 * is caught where `patternsOf` reads it.
 */
export function patternOf(ways: readonly string[], lists: Lists): RegExp {
  // Nothing is said by no way at all.
  if (ways.length === 0) return /(?!)/u;
  return compiled(ways, { lists, catches: false });
}

/** Each way as a pattern of its own, with what it catches by name. */
export function patternsOf(ways: readonly string[], lists: Lists): readonly RegExp[] {
  return ways.map((way) => compiled([way], { lists, catches: true }));
}

function compiled(ways: readonly string[], writing: Pick<Writing, 'lists' | 'catches'>): RegExp {
  const isCased = ways.some((way) => tellsCapitals(way, writing.lists));
  return new RegExp(
    ways.map((way) => sourceOf(way, { ...writing, isCased })).join('|'),
    isCased ? 'u' : 'iu',
  );
}

interface Writing {
  readonly lists: Lists;
  readonly isCased: boolean;
  readonly catches: boolean;
  readonly depth?: number;
}

function tellsCapitals(way: string, lists: Lists, depth = 0): boolean {
  if (OF_CAPITALS.test(way)) return true;
  if (depth > MAX_DEPTH) return false;
  return [...way.matchAll(/\{(?<name>\w+)\}/gu)].some(({ groups }) =>
    lists[groups?.name ?? '']?.some((each) => tellsCapitals(each, lists, depth + 1)),
  );
}

function sourceOf(way: string, writing: Writing): string {
  /** What closes each group that is open. */
  const closing: string[] = [];
  let isAhead = false;
  const source = [...way.matchAll(PIECE)].map(([piece]) => {
    const isCaught = piece.startsWith('@');
    if (piece === '(' || isCaught) closing.push(isAhead ? '))' : ')');
    isAhead = piece === '!' || piece === '&';
    if (piece === ')') return closing.pop() ?? '';
    if (isCaught) return writing.catches ? `(?<${piece.slice(1, -1)}>` : SIGNS.get('(');
    return (
      TOKENS.get(piece) ??
      SIGNS.get(piece) ??
      listed(piece, writing) ??
      (/^[|^]$/u.test(piece) ? piece : word(piece, writing))
    );
  });
  return source.join('');
}

function listed(piece: string, { depth = 0, ...writing }: Writing): string | undefined {
  if (!piece.startsWith('{')) return undefined;
  const name = piece.slice(1, -1);
  const words = writing.lists[name];
  if (!words || depth > MAX_DEPTH) throw new Error(`No list of words is called “${name}”.`);
  const inner = { ...writing, depth: depth + 1 };
  const plain = words.filter((each) => PLAIN.test(each));
  const others = words.filter((each) => !PLAIN.test(each)).map((each) => sourceOf(each, inner));
  // Hundreds of words would have hundreds of borders, each of which takes its time to compile.
  const bordered =
    plain.length === 0
      ? []
      : [`${BEFORE}(?:${plain.map((each) => lettersOf(each, writing)).join('|')})${BEHIND}${GAP}`];
  return `(?:${[...bordered, ...others].join('|')})`;
}

function word(said: string, writing: Writing): string {
  const isJoined = said.startsWith(JOINED);
  const plain = isJoined ? said.slice(JOINED.length) : said;
  const before = !isJoined && /^[\p{L}\p{N}*]/u.test(plain) ? BEFORE : '';
  const behind = /[\p{L}\p{N}*]$/u.test(plain) ? BEHIND : '';
  return before + lettersOf(plain, writing) + behind + GAP;
}

function lettersOf(plain: string, { isCased }: Pick<Writing, 'isCased'>): string {
  const escaped = plain
    .split(SOME)
    .map((part) => part.replaceAll(SPECIAL, String.raw`\$&`).replaceAll("'", "['’]"))
    .join(LETTERS)
    .replaceAll(' ', BETWEEN);
  return isCased ? escaped.replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`) : escaped;
}
