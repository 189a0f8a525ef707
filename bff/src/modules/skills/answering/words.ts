import { type Token, tokenise } from '../../../common/language/tokens.js';
import { type Speech } from './lexicon/speech.js';

/** A word of a sentence with what its spelling tells. */
export interface Word {
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly isStop: boolean;
  /** A proper name, as far as a capital letter tells. */
  readonly isName: boolean;
  /** Names somebody by their part in the owner's life: "sister", "dentist", "cat". */
  readonly isHolder: boolean;
  /** "Ana's" */
  readonly isPossessive: boolean;
  /** Nothing but space (or the "'s") stands between it and the word before. */
  readonly isJoined: boolean;
  /** A comma, a colon or a dash stands before it. */
  readonly isAfterBreak: boolean;
}

/** What is asked of a word with its neighbours, to tell whether it is a name. */
interface Spot {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly text: string;
  readonly opensSentence: boolean;
}

export function readWords(text: string, speech: Speech): Word[] {
  const isShouted = text === text.toUpperCase();
  const tokens = joinInLaws(tokenise(text), text);
  const isName = speech.reading.manner.nouns_are_capitalised ? isNameAmongCapitals : isCapitalName;
  return tokens.map(({ word, start, end }, at) => {
    const gap = text.slice(tokens[at - 1]?.end ?? 0, start);
    const rest = text.slice(end);
    // The stop of "Dr." ends no sentence.
    const isTitled = speech.is('titles', tokens[at - 1]?.word ?? '');
    const opensSentence = at === 0 || (!isTitled && endsSentence(gap));
    const holder = holderIn(word, speech);
    const isHolder = holder !== undefined;
    const isCapital = !isShouted && /^\p{Lu}/u.test(text.slice(start)) && !speech.is('first_person', word);
    const named = isCapital && !isHolder && isName({ tokens, at, text, opensSentence }, speech);
    const owner = named ? ownerIn(word, { tokens, at, text, opensSentence }, speech) : holder;
    const isOwner = owner !== undefined && owner !== word;
    return {
      word: owner ?? word,
      stem: speech.stem(owner ?? word),
      start,
      end,
      isStop: speech.isStop(word),
      isHolder,
      isName: named,
      isPossessive:
        isOwner || /^['’]s?(?![\p{L}\p{N}])/u.test(rest) || /['’]s$/u.test(text.slice(start, end)),
      isAfterBreak: /[,;:(–—]/u.test(gap),
      isJoined: at > 0 && (isTitled ? /^\.?\s+$/u : /^(?:['’]s?)?\s+$/u).test(gap),
    };
  });
}

/** A capital at the start of a sentence says little; what follows a person does: "Ben met", "Nina's", "Ana and". */
function isCapitalName({ tokens, at, text, opensSentence }: Spot, speech: Speech): boolean {
  const { word = '', end = 0 } = tokens[at] ?? {};
  if (isOfCalendar(word, speech) || speech.is('titles', word)) return false;
  if (!opensSentence) return true;
  if (speech.isStop(word)) return false;
  const rest = text.slice(end);
  if (/^n?['’]/u.test(rest)) return true;
  const next = /^,? (\p{Ll}+)(?!\p{L})/u.exec(rest)?.[1];
  return (
    next !== undefined && (speech.is('follows_name', next) || speech.endsWith('follows_name_endings', next))
  );
}

/** Where every noun has a capital, a name is one that people have, or that stands behind somebody or in the place of a town. */
function isNameAmongCapitals({ tokens, at, text }: Spot, speech: Speech): boolean {
  const { word = '', start = 0 } = tokens[at] ?? {};
  if (isOfCalendar(word, speech) || speech.is('titles', word) || speech.isStop(word)) return false;
  const owner = withoutGenitive(word, speech);
  if (speech.is('names', word) || speech.is('names', owner ?? '')) return true;
  if (speech.is('no_names', word) || speech.isKnown(word)) return false;
  const before = tokens[at - 1];
  const isJoined = before !== undefined && /^\.?\s+$/u.test(text.slice(before.end, start));
  if (!isJoined) return false;
  if (speech.isHolder(before.word) || speech.is('titles', before.word)) return true;
  // "Karla Weber", "in Graz", "nach Lyon": a name behind a name, or a place without an article.
  const isAfterName = speech.is('names', before.word) && /^\p{Lu}/u.test(text.slice(before.start));
  return isAfterName || speech.is('town_prepositions', before.word);
}

/** "Oma", also where something of hers follows without an apostrophe: "Omas Geburtstag". */
function holderIn(word: string, speech: Speech): string | undefined {
  if (speech.isHolder(word)) return word;
  const owner = speech.reading.manner.nouns_are_capitalised ? withoutGenitive(word, speech) : undefined;
  return owner !== undefined && speech.isHolder(owner) ? owner : undefined;
}

/** "Annas Geburtstag": the ending is the name's only where something of hers follows. */
function ownerIn(word: string, { tokens, at, text }: Spot, speech: Speech): string | undefined {
  const { manner } = speech.reading;
  if (!manner.nouns_are_capitalised || speech.is('names', word)) return undefined;
  const next = tokens[at + 1];
  const isOwner = next !== undefined && /^\p{Lu}/u.test(text.slice(next.start));
  const owner = withoutGenitive(word, speech);
  return owner !== undefined && (isOwner || speech.is('names', owner)) ? owner : undefined;
}

function withoutGenitive(word: string, speech: Speech): string | undefined {
  const { genitive } = speech.reading.manner;
  return word.endsWith(genitive) ? word.slice(0, -genitive.length) : undefined;
}

function isOfCalendar(word: string, speech: Speech): boolean {
  return (['months', 'weekdays', 'weekdays_repeated', 'feasts'] as const).some((list) =>
    speech.is(list, word),
  );
}

/** Nothing but space, or a sign that opens, stands behind an end mark or a line break. */
function endsSentence(gap: string): boolean {
  const said = gap.trimEnd();
  return /[.!?:;\n]["“‘(]?$/u.test(said.slice(-2)) || gap.includes('\n', said.length);
}

/** "sister-in-law" is one word, and another person than the sister. */
function joinInLaws(tokens: readonly Token[], text: string): Token[] {
  const inLaws = [...text.matchAll(/(?<!\p{L})\p{L}+-in-laws?\b/giu)].map(({ 0: match, index }) => ({
    word: match.toLowerCase(),
    start: index,
    end: index + match.length,
  }));
  let next = 0;
  const isInside = ({ start }: Token): boolean => {
    while ((inLaws[next]?.end ?? Infinity) <= start) next += 1;
    return start >= (inLaws[next]?.start ?? Infinity);
  };
  return [...tokens.filter((token) => !isInside(token)), ...inLaws].sort(
    (one, other) => one.start - other.start,
  );
}

/** What a person is called by: their name as it is, or the noun for their part. */
export function headOf({ word, stem, isName }: Word): string {
  return isName ? word : stem;
}

export function isPerson({ isName, isHolder }: Word): boolean {
  return isName || isHolder;
}
