import { tokenise } from '../../../common/language/tokens.js';
import { isPlaceName } from './labels.js';
import { type Speech, speechOf } from './lexicon/speech.js';
import { isPerson, readWords, type Word } from './words.js';

/**
 * "And what is she allergic to?" after a question about Ana asks about Ana. Only what the user said counts, and only
 * a question that names nobody itself is completed.
 */
export function resolvePronouns(question: string, earlier: readonly string[], language: string): string {
  if (!pointsToSomebody(question, language)) return question;
  const speech = speechOf(language);
  const person = earlier.map((text) => personIn(text, speech)).find((found) => found !== undefined);
  if (person === undefined) return question;
  let resolved = '';
  let end = 0;
  for (const token of tokenise(question)) {
    if (!isPronoun(token.word, speech)) continue;
    const isOwner = isPossessive(token.word, question.slice(token.end), speech);
    resolved += question.slice(end, token.start) + person + (isOwner ? speech.reading.manner.genitive : '');
    end = token.end;
  }
  return resolved + question.slice(end);
}

/** Whether a text says "she" of somebody whom it does not name. */
export function pointsToSomebody(text: string, language: string): boolean {
  const speech = speechOf(language);
  if (!tokenise(text).some(({ word }) => isPronoun(word, speech))) return false;
  const words = readWords(text, speech);
  return !words.some((_, place) => isSomebody(words, place, speech));
}

function isPronoun(word: string, speech: Speech): boolean {
  return (['pronouns', 'possessive_pronouns', 'either_pronouns'] as const).some((list) =>
    speech.is(list, word),
  );
}

/** A name that is no place: "Ana", but not "Lyon" in "moved to Lyon". */
function isSomebody(words: readonly Word[], place: number, speech: Speech): boolean {
  const word = words[place];
  return word !== undefined && isPerson(word) && !(word.isName && isPlaceName(words, place, speech));
}

/** Whom a message is about: the first person in it, as "Ana", or as "my sister" when she is not named. */
function personIn(text: string, speech: Speech): string | undefined {
  const words = readWords(text, speech);
  const index = words.findIndex((word, place) => isSomebody(words, place, speech) && !word.isPossessive);
  const [found, next] = [words[index], words[index + 1]];
  if (!found) return undefined;
  const named = next?.isName && next.isJoined ? next : found;
  const spelled = text.slice(named.start, named.end);
  if (named.isName) return spelled;
  const determiner = words[index - 1];
  return determiner && speech.is('first_possessive', determiner.word)
    ? `${text.slice(determiner.start, determiner.end).toLowerCase()} ${spelled}`
    : undefined;
}

/** "Her birthday", not "about her": a noun follows. */
function isPossessive(pronoun: string, rest: string, speech: Speech): boolean {
  if (speech.is('possessive_pronouns', pronoun)) return true;
  const next: Word | undefined = readWords(rest, speech)[0];
  return speech.is('either_pronouns', pronoun) && next !== undefined && !next.isStop;
}
