import { type SeededRandom } from './random.js';

/** What a seed line means, read once: words, one of several ways, maybe something, or an entry of a list. */
export type Pattern =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly ways: readonly Pattern[] }
  | { readonly kind: 'maybe'; readonly what: Pattern };

export type WordLists = ReadonlyMap<string, readonly string[]>;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const MARKS = '()[]{}|';

/** `(a|b)` one of them, `[x]` with or without, `{name}` an entry of a list. Throws on what it cannot read. */
export function readPattern(line: string, lists: WordLists): Pattern {
  let at = 0;

  function choice(end: string): Pattern {
    const ways: Pattern[] = [];
    for (;;) {
      ways.push(sequence());
      const mark = line[at++] ?? '';
      if (mark === end) break;
      if (mark !== '|' || end === '')
        throw new Error(mark ? `a "${mark}" too many` : `a "${end}" is missing`);
    }
    const [only] = ways;
    return ways.length === 1 && only ? only : { kind: 'choice', ways };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < line.length && !')]|'.includes(line[at] ?? '')) parts.push(part());
    return { kind: 'sequence', parts };
  }

  function part(): Pattern {
    const mark = line[at] ?? '';
    if (mark === '{') return entryOfList();
    const end = CLOSING[mark];
    if (end === undefined) return plainWords();
    at++;
    const what = choice(end);
    return mark === '[' ? { kind: 'maybe', what } : what;
  }

  function plainWords(): Pattern {
    const start = at;
    while (at < line.length && !MARKS.includes(line[at] ?? '')) at++;
    if (at === start) throw new Error(`a "${line[at] ?? ''}" too many`);
    return { kind: 'words', words: line.slice(start, at) };
  }

  function entryOfList(): Pattern {
    const end = line.indexOf('}', at);
    const name = line.slice(at + 1, end);
    const entries = lists.get(name);
    if (end < 0 || !entries) throw new Error(`no list is called "${name}"`);
    at = end + 1;
    return { kind: 'choice', ways: entries.map((words) => ({ kind: 'words', words })) };
  }

  return choice('');
}

/** Up to that many different sentences of the pattern, in the order in which chance gave them. */
export function sentencesOf(pattern: Pattern, limit: number, random: SeededRandom): string[] {
  const found = new Set<string>();
  for (let drawn = 0; drawn < limit; drawn++) {
    const sentence = tidy(draw(pattern, random));
    if (sentence) found.add(sentence);
  }
  return [...found];
}

function draw(pattern: Pattern, random: SeededRandom): string {
  switch (pattern.kind) {
    case 'words':
      return pattern.words;
    case 'sequence':
      return pattern.parts.map((part) => draw(part, random)).join('');
    case 'choice': {
      const way = pattern.ways[random.below(pattern.ways.length)];
      return way ? draw(way, random) : '';
    }
    case 'maybe':
      return random.happens(0.5) ? draw(pattern.what, random) : '';
  }
}

/** What an option left out leaves behind: double spaces, and spaces before a mark. */
function tidy(sentence: string): string {
  return sentence
    .split(' ')
    .filter(Boolean)
    .reduce(
      (text, word) => (text && !',:?.!'.includes(word.charAt(0)) ? `${text} ${word}` : text + word),
      '',
    );
}
