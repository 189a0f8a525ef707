import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { correctedQuery } from './corrected-query.js';
import { ReadTexts } from './read-texts.js';
import { type Candidate, type Ranked } from './rank.js';

const { read } = new ReadTexts(WordVectors.load());
const found = (text: string): Ranked<Candidate> => ({ passage: read(text).whole }) as Ranked<Candidate>;

describe('the question as it was read', () => {
  it('is told only when a word was mended', () => {
    expect(correctedQuery('peanuts', [], [found('Peanuts')])).toBeNull();
  });

  it('shows mended words as the memories spell them, and the rest as it was typed', () => {
    const corrections = [
      { term: 'allergi', start: 0, end: 8 },
      { term: 'peanut', start: 12, end: 20 },
    ];

    expect(
      correctedQuery('Alergies to peanitts?', corrections, [found('no peanuts'), found('Allergies')]),
    ).toBe('allergies to peanuts?');
  });

  it('falls back to the term itself', () => {
    expect(correctedQuery('peanit', [{ term: 'peanut', start: 0, end: 6 }], [])).toBe('peanut');
  });
});
