import { entities, memories, type SampleMemory } from './sample-life';

export interface SampleAnswer {
  /** Empty when nothing answers. */
  sources: SampleMemory[];
}

/** Share of the question's telling words that a memory must have. */
const ENOUGH = 0.6;
const MAX_SOURCES = 2;
const ASKING = new Set(
  'a about and are at did do does for from have how i in is it me my of on or tell the there to was what when where which who why with you your'.split(
    ' ',
  ),
);

/**
 * Compares words, as far as that goes in a page without a server. A name that no memory knows answers nothing:
 * what is known of Ana says nothing about Ben.
 */
export function answerFromSample(question: string): SampleAnswer {
  const words = wordsOf(question).filter((word) => !ASKING.has(word));
  const isAboutStranger = namesIn(question).some((name) => !isKnown(name));
  if (words.length === 0 || isAboutStranger) return { sources: [] };
  const scored = memories
    .map((memory) => ({ memory, score: share(words, memory) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return {
    sources: scored
      .filter(({ score }) => score === best)
      .slice(0, MAX_SOURCES)
      .map(({ memory }) => memory),
  };
}

/** What is remembered of one person, place or topic. */
export function memoriesAbout(entityId: string): SampleMemory[] {
  return memories.filter(({ about }) => about.includes(entityId));
}

function share(words: string[], { text, also = '', about }: SampleMemory): number {
  const names = entities.filter(({ id }) => about.includes(id)).map(({ name }) => name);
  const own = new Set(wordsOf(`${text} ${also} ${names.join(' ')}`));
  return words.filter((word) => own.has(word)).length / words.length;
}

/** Capitals behind the first word. */
function namesIn(question: string): string[] {
  const [, ...others] = question.trim().split(/\s+/u);
  return others.flatMap((word) => wordsOf(/^\p{Lu}\p{L}+/u.exec(word)?.[0] ?? ''));
}

function isKnown(word: string): boolean {
  return ASKING.has(word) || memories.some((memory) => share([word], memory) === 1);
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).map(stem);
}

/** Enough for the sample: plurals, and verbs with an ending. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ies|es|s|ed|ing|e)$/, '') : word;
}
