import { readQuestionSets } from './question-sets.ts';
import { numbersFrom, sentence } from './zipf-sentences.ts';

/** Share of the words of a text that are replaced by any others. */
const REPLACED = 0.15;

/** As many texts and questions as are asked for, the same at every run. */
interface TextSource {
  name: string;
  nextText(): string;
  nextQuestion(): string;
}

/**
 * Halves of real sayings put together anew, with real questions: there are not enough real ones, and words drawn at
 * random lie in no groups as those of real texts do, which a graph of their vectors lives on.
 */
export function recombinedTexts(): TextSource {
  const conversations = readQuestionSets().flatMap((set) => set.conversations);
  if (conversations.length === 0) return randomTexts();
  const random = numbersFrom(7);
  const sayings = conversations.flatMap(({ turns }) => turns.map(({ text }) => text.split(/\s+/)));
  const words = sayings.flat();
  const questions = conversations.flatMap(({ queries }) => queries.map(({ q }) => q));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const half = (saying: readonly string[], place: 0 | 1): readonly string[] => {
    const middle = Math.ceil(saying.length / 2);
    return place === 0 ? saying.slice(0, middle) : saying.slice(middle);
  };
  return {
    name: 'recombined sayings',
    nextText: () =>
      [...half(pick(sayings), 0), ...half(pick(sayings), 1)]
        .map((word) => (random() < REPLACED ? pick(words) : word))
        .join(' '),
    nextQuestion: () => pick(questions),
  };
}

function randomTexts(): TextSource {
  const random = numbersFrom(7);
  return {
    name: 'words drawn at random',
    nextText: () => sentence(random, 25),
    nextQuestion: () => sentence(random, 5),
  };
}
