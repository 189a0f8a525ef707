const PIECE = /<\w+>|\{\w+\}|\.\.\.|\]\*|[()[\]|!^]|[^\s()[\]{}<>|!^]+/gu;
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const BEHIND = String.raw`(?![\p{L}\p{N}])`;
/** What stands between two words. */
const GAP = String.raw`[\s,]*`;
/** Some words, whatever they are; bounded, for it is tried from every place. */
const ANYTHING = String.raw`[^\n]{0,120}?`;
const SPECIAL = /[.*+?^${}()|[\]\\/]/gu;
/** Behind a number without a space, as in "5th". */
const JOINED = '~';

const TOKENS: Readonly<Record<string, string>> = {
  '<digits>': String.raw`(?<!\d)\d+(?:[.,:]\d+)*\s?`,
  '<year>': String.raw`(?<!\d)(?:1[5-9]|20)\d\d(?!\d)${GAP}`,
  '<clock>': String.raw`(?<!\d)\d{1,2}:\d\d(?!\d)${GAP}`,
  '<word>': String.raw`\p{L}{1,40}${BEHIND}${GAP}`,
  '<end>': String.raw`(?=[.,;:!?]|$)`,
};
const SIGNS: Readonly<Record<string, string>> = {
  '(': '(?:',
  '[': '(?:',
  ']': ')?',
  ']*': '){0,4}',
  // Its gap may have been taken by the word before, or not.
  '!': `(?!${GAP}`,
  '...': ANYTHING,
};

/**
 * Ways to say something, as a pack writes them, as one pattern: `[x|y]` may be left out, `(x|y)` is one of them, `[x]*` may
 * be repeated, `...` stands for some words, `!(x)` must not follow, `{list}` is a word of that list, `^` the beginning.
 */
export function patternOf(
  ways: readonly string[],
  lists: Readonly<Record<string, readonly string[]>>,
): RegExp {
  // Nothing is said by no way at all.
  if (ways.length === 0) return /(?!)/u;
  return new RegExp(ways.map((way) => sourceOf(way, lists)).join('|'), 'iu');
}

function sourceOf(way: string, lists: Readonly<Record<string, readonly string[]>>): string {
  /** What closes each group that is open. */
  const closing: string[] = [];
  let isDenied = false;
  const source = [...way.matchAll(PIECE)].map(([piece]) => {
    if (piece === '(') closing.push(isDenied ? '))' : ')');
    isDenied = piece === '!';
    if (piece === ')') return closing.pop() ?? '';
    return (
      TOKENS[piece] ?? SIGNS[piece] ?? listed(piece, lists) ?? (/^[|^]$/u.test(piece) ? piece : word(piece))
    );
  });
  return source.join('');
}

function listed(piece: string, lists: Readonly<Record<string, readonly string[]>>): string | undefined {
  if (!piece.startsWith('{')) return undefined;
  const name = piece.slice(1, -1);
  const words = lists[name];
  if (!words) throw new Error(`No list of words is called “${name}”.`);
  return `(?:${words.map(word).join('|')})`;
}

function word(said: string): string {
  const isJoined = said.startsWith(JOINED);
  const plain = isJoined ? said.slice(JOINED.length) : said;
  const before = !isJoined && /^[\p{L}\p{N}]/u.test(plain) ? BEFORE : '';
  const behind = /[\p{L}\p{N}]$/u.test(plain) ? BEHIND : '';
  return before + plain.replaceAll(SPECIAL, String.raw`\$&`) + behind + GAP;
}
