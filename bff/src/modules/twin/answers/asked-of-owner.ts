import { knowledgeOf } from '../../language/knowledge/knowledge.js';

/** How a language turns round what is asked of somebody: `asked-of-owner.yaml`. */
const WORDS = knowledgeOf('asked-of-owner', {
  words: ['before_object'],
  tables: ['pairs', 'words', 'objects'],
});

const WORD = /[\p{L}’']+/gu;

/** "Where do you live?" asked of me is "Where do I live?" asked by me, which my memories answer. */
export function askedOfOwner(question: string): string {
  const words = [...question.matchAll(WORD)];
  const folded = words.map(([word]) => word.replaceAll('’', "'").toLowerCase());
  let turned = '';
  let end = 0;
  for (let at = 0; at < words.length; at++) {
    const { 0: word = '', index = 0 } = words[at] ?? {};
    const next = words[at + 1];
    const pair = next && question.slice(index, next.index + next[0].length);
    const ofPair = pair && turnedPair(pair);
    if (next && ofPair !== undefined) at += 1;
    const original = ofPair === undefined ? word : (pair ?? '');
    const own = ofPair ?? turnedWord(folded, at) ?? original;
    turned += question.slice(end, index) + likeOriginal(original, own);
    end = index + original.length;
  }
  return turned + question.slice(end);
}

/** The languages have no such word in common. */
function turnedPair(pair: string): string | undefined {
  const said = pair.toLowerCase();
  return firstOf(({ tables }) => tables.pairs.get(said));
}

function turnedWord(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  return firstOf(
    ({ tables, words: lists }) =>
      (lists.before_object.has(before) ? tables.objects.get(word) : undefined) ?? tables.words.get(word),
  );
}

function firstOf(find: (of: ReturnType<typeof WORDS.of>) => string | undefined): string | undefined {
  for (const language of WORDS.all()) {
    const found = find(language);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** With the capital and the apostrophe of what was said. */
function likeOriginal(original: string, turned: string): string {
  const said = original.includes('’') ? turned.replaceAll("'", '’') : turned;
  return /^\p{Lu}/u.test(original) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
