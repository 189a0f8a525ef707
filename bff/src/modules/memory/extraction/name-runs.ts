import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { ALSO_WORDS, NO_NAMES } from './name-lexicon.js';
import { isTitle, type NameRun } from './name-rules.js';
import { type Word } from './sentence-words.js';
import { type Tags } from './tagger.js';

const PARTICLE = /^(?:de|da|di|del|della|der|den|van|von|zu|la|le|el|al|bin|ibn|of)$/u;
const NAME_TAGS = ['ProperNoun', 'Person', 'FirstName', 'Place', 'Organization'];
const MAX_WORDS = 5;

/** The capitalised words in a row that may be names. */
export function nameRunsOf(words: readonly Word[], tags: Tags): NameRun[] {
  const runs: NameRun[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    if (place < at || !(mayBeName(word) || isInitial(word))) continue;
    const from = isTitle(word) || isOrdinaryStart(words, place, tags) ? place + 1 : place;
    const end = endOf(words, from);
    at = Math.max(end, place + 1);
    if (words.slice(from, end).some(mayBeName)) runs.push(runAt(words, from, end, tags));
  }
  return runs;
}

export function mayBeName({ isCapital, lower }: Word): boolean {
  if (!isCapital || lower.length === 1 || NO_NAMES.has(lower)) return false;
  return !STOP_WORDS.has(lower) || ALSO_WORDS.has(lower);
}

/** At the start of a sentence every word has a capital: with a name behind it, it must be known as one itself. */
function isOrdinaryStart(words: readonly Word[], place: number, tags: Tags): boolean {
  const [first, next] = words;
  if (place > 0 || !first || !next?.isCapital || next.gap !== ' ') return false;
  return !NAME_TAGS.some((tag) => tags.get(first.start)?.has(tag));
}

/** Where the name that begins there ends; nowhere behind its start when none begins. */
function endOf(words: readonly Word[], from: number): number {
  let end = from;
  for (const word of words.slice(from, from + MAX_WORDS)) {
    const isFirst = end === from;
    const goesOn = isFirst
      ? mayBeName(word) || isInitial(word)
      : continues(words[end - 1], word, words[end + 1]);
    if (!goesOn) break;
    end += 1;
  }
  const last = words[end - 1];
  return end > from && last && PARTICLE.test(last.lower) ? end - 1 : end;
}

function continues(before: Word | undefined, word: Word, after: Word | undefined): boolean {
  if (!before || before.isPossessive || !/^(?:\. | |-)$/u.test(word.gap)) return false;
  if (word.gap === '. ' && !isInitial(before) && !isTitle(before)) return false;
  if (mayBeName(word) || isInitial(word)) return true;
  return PARTICLE.test(word.lower) && after?.gap === ' ' && mayBeName(after);
}

function isInitial({ text }: Word): boolean {
  return /^\p{Lu}$/u.test(text) && text !== 'I';
}

function runAt(words: readonly Word[], from: number, end: number, tags: Tags): NameRun {
  const before = words[from - 1];
  return {
    words: words.slice(from, end),
    before,
    secondBefore: words[from - 2],
    after: words[end],
    isAtStart:
      words.slice(0, from).every(({ isCapital }) => isCapital) || /[;:(“"]/u.test(words[from]?.gap ?? ''),
    isTitled: before !== undefined && before.isCapital && isTitle(before),
    tags: words.slice(from, end).map(({ start }) => tags.get(start) ?? new Set<string>()),
  };
}
