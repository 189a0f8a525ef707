import { isPlaceName } from './labels.js';
import { isPerson, readWords, type Word } from './words.js';

const PRONOUN = /\b(?:she|he|they|her|him|them|his|hers|their|theirs)\b/giu;
const ALWAYS_POSSESSIVE = /^(?:his|hers|theirs?)$/iu;

/**
 * "And what is she allergic to?" after a question about Ana asks about Ana. Only what the user said counts, and only
 * a question that names nobody itself is completed.
 */
export function resolvePronouns(question: string, earlier: readonly string[]): string {
  if (question.search(PRONOUN) < 0 || readWords(question).some(isPerson)) return question;
  const person = earlier.map(lastPerson).find((found) => found !== undefined);
  if (person === undefined) return question;
  return question.replace(PRONOUN, (pronoun, offset: number) => {
    const rest = question.slice(offset + pronoun.length);
    return isPossessive(pronoun, rest) ? `${person}'s` : person;
  });
}

/** "Ana", or "my sister" when she was not named. */
function lastPerson(text: string): string | undefined {
  const words = readWords(text);
  const index = words.findLastIndex(
    (word, place) => isPerson(word) && !(word.isName && isPlaceName(words, place)),
  );
  const found = words[index];
  if (!found) return undefined;
  const spelled = text.slice(found.start, found.end);
  if (found.isName) return spelled;
  return words[index - 1]?.word === 'my' || words[index - 1]?.word === 'our' ? `my ${spelled}` : undefined;
}

/** "Her birthday", not "about her": a noun follows. */
function isPossessive(pronoun: string, rest: string): boolean {
  if (ALWAYS_POSSESSIVE.test(pronoun)) return true;
  const next: Word | undefined = readWords(rest)[0];
  return pronoun.toLowerCase() === 'her' && next !== undefined && !next.isStop;
}
