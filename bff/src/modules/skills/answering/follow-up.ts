import { isPlaceName } from './labels.js';
import { isPerson, readWords, type Word } from './words.js';

const PRONOUN = /\b(?:she|he|they|her|him|them|his|hers|their|theirs)\b/giu;
const ALWAYS_POSSESSIVE = /^(?:his|hers|theirs?)$/iu;

/**
 * "And what is she allergic to?" after a question about Ana asks about Ana. Only what the user said counts, and only
 * a question that names nobody itself is completed.
 */
export function resolvePronouns(question: string, earlier: readonly string[]): string {
  if (!pointsToSomebody(question)) return question;
  const person = earlier.map(personIn).find((found) => found !== undefined);
  if (person === undefined) return question;
  return question.replace(PRONOUN, (pronoun, offset: number) => {
    const rest = question.slice(offset + pronoun.length);
    return isPossessive(pronoun, rest) ? `${person}'s` : person;
  });
}

/** Whether a text says "she" of somebody whom it does not name. */
export function pointsToSomebody(text: string): boolean {
  if (text.search(PRONOUN) < 0) return false;
  const words = readWords(text);
  return !words.some((_, place) => isSomebody(words, place));
}

/** A name that is no place: "Ana", but not "Lyon" in "moved to Lyon". */
function isSomebody(words: readonly Word[], place: number): boolean {
  const word = words[place];
  return word !== undefined && isPerson(word) && !(word.isName && isPlaceName(words, place));
}

/** Whom a message is about: the first person in it, as "Ana", or as "my sister" when she is not named. */
function personIn(text: string): string | undefined {
  const words = readWords(text);
  const index = words.findIndex((word, place) => isSomebody(words, place) && !word.isPossessive);
  const [found, next] = [words[index], words[index + 1]];
  if (!found) return undefined;
  const named = next?.isName && next.isJoined ? next : found;
  const spelled = text.slice(named.start, named.end);
  if (named.isName) return spelled;
  const determiner = words[index - 1]?.word;
  return determiner === 'my' || determiner === 'our' ? `my ${spelled}` : undefined;
}

/** "Her birthday", not "about her": a noun follows. */
function isPossessive(pronoun: string, rest: string): boolean {
  if (ALWAYS_POSSESSIVE.test(pronoun)) return true;
  const next: Word | undefined = readWords(rest)[0];
  return pronoun.toLowerCase() === 'her' && next !== undefined && !next.isStop;
}
