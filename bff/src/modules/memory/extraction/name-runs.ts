import { isTitle, type NameRun } from './name-rules.js';
import { isFunctionWord, type NameWords } from './name-words.js';
import { type Word } from './sentence-words.js';
import { type Tags } from './tagger.js';

const NAME_TAGS = ['ProperNoun', 'Person', 'FirstName', 'Place', 'Organization'];
const MAX_WORDS = 5;

/** The capitalised words in a row that may be names. */
export function nameRunsOf(words: readonly Word[], tags: Tags, known: NameWords): NameRun[] {
  const runs: NameRun[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    if (place < at || !(mayBeName(word, known) || isInitial(word, known))) continue;
    const from = isTitle(word, known) || isOrdinaryStart(words, place, tags) ? place + 1 : place;
    const end = endOf(words, from, known);
    at = Math.max(end, place + 1);
    const named = words.slice(from, end);
    if (named.some((each) => mayBeName(each, known))) runs.push(runAt(words, { from, end }, { tags, known }));
  }
  return runs;
}

export function mayBeName({ isCapital, lower }: Word, known: NameWords): boolean {
  if (!isCapital || lower.length === 1 || known.no_names.has(lower)) return false;
  return !isFunctionWord(lower, known);
}

/** At the start of a sentence every word has a capital: with a name behind it, it must be known as one itself. */
function isOrdinaryStart(words: readonly Word[], place: number, tags: Tags): boolean {
  const [first, next] = words;
  if (place > 0 || !first || !next?.isCapital || next.gap !== ' ') return false;
  return !NAME_TAGS.some((tag) => tags.get(first.start)?.has(tag));
}

/** Where the name that begins there ends; nowhere behind its start when none begins. */
function endOf(words: readonly Word[], from: number, known: NameWords): number {
  let end = from;
  for (const word of words.slice(from, from + MAX_WORDS)) {
    const isFirst = end === from;
    const goesOn = isFirst
      ? mayBeName(word, known) || isInitial(word, known)
      : continues(word, { before: words[end - 1], after: words[end + 1] }, known);
    if (!goesOn) break;
    end += 1;
  }
  const last = words[end - 1];
  return end > from && last && known.particles.has(last.lower) ? end - 1 : end;
}

function continues(
  word: Word,
  { before, after }: { readonly before: Word | undefined; readonly after: Word | undefined },
  known: NameWords,
): boolean {
  if (!before || before.isPossessive || !/^(?:\. | |-)$/u.test(word.gap)) return false;
  if (word.gap === '. ' && !isInitial(before, known) && !isTitle(before, known)) return false;
  if (mayBeName(word, known) || isInitial(word, known)) return true;
  return known.particles.has(word.lower) && after?.gap === ' ' && mayBeName(after, known);
}

function isInitial({ text }: Word, known: NameWords): boolean {
  return /^\p{Lu}$/u.test(text) && !known.no_initial.has(text);
}

function runAt(
  words: readonly Word[],
  { from, end }: { readonly from: number; readonly end: number },
  { tags, known }: { readonly tags: Tags; readonly known: NameWords },
): NameRun {
  const before = words[from - 1];
  return {
    words: words.slice(from, end),
    before,
    secondBefore: words[from - 2],
    after: words[end],
    isAtStart:
      words.slice(0, from).every(({ isCapital }) => isCapital) || /[;:(“"]/u.test(words[from]?.gap ?? ''),
    isTitled: before !== undefined && before.isCapital && isTitle(before, known),
    tags: words.slice(from, end).map(({ start }) => tags.get(start) ?? new Set<string>()),
  };
}
