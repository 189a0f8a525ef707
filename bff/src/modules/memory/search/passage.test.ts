import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { Lexicon } from './lexicon.js';
import { type PassageWord, readText } from './passage.js';

const lexicon = new Lexicon(WordVectors.load());

const wordsOf = (words: readonly PassageWord[]): string[] => words.map(({ known }) => known.word);

describe('a text as ranking reads it', () => {
  it('is its content words, by their stems', () => {
    const { whole, parts } = readText('The dogs sleep. A dog barks.', lexicon);

    expect(wordsOf(whole.words)).toEqual(['dogs', 'sleep', 'dog', 'barks']);
    expect(whole.words.map(({ known }) => known.term)).toEqual(['dog', 'sleep', 'dog', 'bark']);
    expect(parts).toEqual([]);
  });

  it('knows which words only stand in a question', () => {
    const { whole } = readText('Have you seen the dog? The dog is at 3.5 km, e.g. home.', lexicon);

    expect(wordsOf(whole.words.filter(({ isAsked }) => isAsked))).toEqual(['seen', 'dog']);
  });

  it('has parts when it is long', () => {
    const { parts } = readText('The dog sleeps in the sun. '.repeat(60), lexicon);

    expect(parts.length).toBeGreaterThan(2);
    for (const { words } of parts) expect(words.length).toBeLessThan(120);
  });
});
