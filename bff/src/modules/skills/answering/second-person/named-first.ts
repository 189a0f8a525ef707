import { spokenWords, type Spoken } from './spoken-words.js';
import { type SecondPerson } from './table.js';

const SPACE_ONLY = /^\s+$/u;
const OPENS = /(?:^|[.,;:!?]\s{1,9})$/u;
/** A mark and the space behind it. */
const LONGEST_GAP = 10;
const CAPITAL = /^\p{Lu}\p{L}/u;
const SMALL = /^\p{Ll}+$/u;

/** "Ana and I moved" with the owner first, where a sentence or a clause begins: "I and Ana moved". */
export function withOwnerFirst(text: string, table: SecondPerson): string {
  const { named_first: named } = table;
  if (!named) return text;
  const words = spokenWords(text, table, true);
  let turned = '';
  let end = 0;
  for (const [at, owner] of words.entries()) {
    if (owner.text !== named.owner || words[at - 1]?.text !== named.and) continue;
    const first = words[beginningOf(words, at - 2, { text, determiners: named.determiners })];
    const last = words[at - 2];
    if (!first || !last || first.start < end || !areJoined(text, words.slice(at - 2, at + 1))) continue;
    const other = text.slice(first.start, last.end);
    const isDetermined = named.determiners.has(first.word);
    const moved = isDetermined ? first.word + other.slice(first.text.length) : other;
    turned += `${text.slice(end, first.start)}${named.owner} ${named.and} ${moved}`;
    ({ end } = owner);
  }
  return turned + text.slice(end);
}

/** Where the name begins that ends there, if a clause begins with it: "Ana Smith", "my wife", "my wife Ana"; -1 if not. */
function beginningOf(
  words: readonly Spoken[],
  last: number,
  { text, determiners }: { readonly text: string; readonly determiners: ReadonlySet<string> },
): number {
  for (let at = last; at >= 0; at--) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || (at < last && !areJoined(text, words.slice(at, at + 2)))) return -1;
    if (SMALL.test(word.text) && !determiners.has(word.word)) {
      const isDetermined = before && determiners.has(before.word) && areJoined(text, [before, word]);
      return isDetermined && opens(text, before) ? at - 1 : -1;
    }
    if (!CAPITAL.test(word.text)) return -1;
    if (opens(text, word)) return at;
  }
  return -1;
}

function opens(text: string, { start }: Spoken): boolean {
  return OPENS.test(text.slice(Math.max(0, start - LONGEST_GAP), start));
}

function areJoined(text: string, words: readonly Spoken[]): boolean {
  return words.every((word, at) => {
    const next = words[at + 1];
    return !next || SPACE_ONLY.test(text.slice(word.end, next.start));
  });
}
