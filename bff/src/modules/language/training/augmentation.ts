import { type SeededRandom } from './random.js';
import { type SeedBook } from './seeds.js';

/** How often a sentence is changed in each way. Several may meet in one sentence, none in most. */
const SHARES = {
  lowerCase: 0.4,
  capital: 0.3,
  finalMark: 0.12,
  questionMark: 0.35,
  noMarks: 0.25,
  noApostrophe: 0.3,
  before: 0.12,
  after: 0.1,
  hesitation: 0.06,
  lostWord: 0.08,
  slip: 0.12,
};
const MARKS = '.,!?;:';
/** Shorter words are too often other words after a slip. */
const LEAST_LETTERS = 4;
/** A shorter sentence without one of its words is another sentence. */
const LEAST_WORDS = 5;

/** The words that people put around what they say, in the lists of a language's base.txt. */
export interface Courtesies {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly hesitations: readonly string[];
}

export function courtesiesOf(lists: SeedBook['lists']): Courtesies {
  return {
    before: lists.get('said before') ?? [],
    after: lists.get('said after') ?? [],
    hesitations: lists.get('hesitation') ?? [],
  };
}

/** The sentence as somebody in a hurry might type it. */
export function asTyped(
  sentence: string,
  { courtesies, isQuestion, random }: { courtesies: Courtesies; isQuestion: boolean; random: SeededRandom },
): string {
  let words = sentence.split(' ');
  if (random.happens(SHARES.noMarks)) words = words.map((word) => withoutMarks(word) || word);
  if (random.happens(SHARES.noApostrophe)) words = words.map((word) => word.replaceAll("'", ''));
  if (words.length >= LEAST_WORDS && random.happens(SHARES.lostWord))
    words.splice(random.below(words.length), 1);
  if (random.happens(SHARES.slip)) slip(words, random);
  if (random.happens(SHARES.hesitation))
    words.splice(random.below(words.length), 0, random.pick(courtesies.hesitations));
  if (random.happens(SHARES.before)) words.unshift(random.pick(courtesies.before));
  if (random.happens(SHARES.after)) words.push(random.pick(courtesies.after));
  const typed = withCase(words.filter(Boolean).join(' '), random);
  if (MARKS.includes(typed.charAt(typed.length - 1))) return typed;
  if (isQuestion && random.happens(SHARES.questionMark)) return `${typed}?`;
  return random.happens(SHARES.finalMark) ? `${typed}.` : typed;
}

function withCase(text: string, random: SeededRandom): string {
  const chance = random.next();
  if (chance < SHARES.lowerCase) return text.toLowerCase();
  return chance < SHARES.lowerCase + SHARES.capital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** "Friday," is "Friday"; the marks inside 7:30 and 71.4 stay. */
function withoutMarks(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && MARKS.includes(word.charAt(start))) start++;
  while (end > start && MARKS.includes(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}

/** One long word loses a letter, doubles one, or has two in the wrong order. */
function slip(words: string[], random: SeededRandom): void {
  const at = random.below(words.length);
  const word = words[at] ?? '';
  if (word.length < LEAST_LETTERS || word.toLowerCase() === word.toUpperCase()) return;
  const place = 1 + random.below(word.length - 2);
  const [head, letter, tail] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  const kind = random.below(3);
  if (kind === 0) words[at] = head + tail;
  else if (kind === 1) words[at] = head + letter + letter + tail;
  else words[at] = head + tail.charAt(0) + letter + tail.slice(1);
}
