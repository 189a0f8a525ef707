import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { ReadTexts } from './read-texts.js';

const vectors = WordVectors.load();

describe('texts that were read a moment ago', () => {
  it('are read once', () => {
    const { read } = new ReadTexts(vectors);
    const first = read('The dogs sleep.');

    expect(read('The dogs sleep.')).toBe(first);
    expect(read('The dogs bark.')).not.toBe(first);
  });

  it('share what is known of their words', () => {
    const { read } = new ReadTexts(vectors);
    const [asleep, awake] = [read('The dogs sleep.'), read('Qwyjibo dogs.')].map(({ whole }) => whole.words);

    expect(asleep?.[0]?.known).toEqual({ word: 'dogs', term: 'dog', row: vectors.find('dogs') });
    expect(awake?.[1]?.known).toBe(asleep?.[0]?.known);
    expect(awake?.[0]?.known.row).toBeUndefined();
  });

  it('are dropped once as many others were asked for', () => {
    const { read } = new ReadTexts(vectors);
    const [asked, unasked] = [read('Asked for again.'), read('Not asked for again.')];
    for (let i = 0; i < 150; i++) {
      read(`${String(i)} ${'x'.repeat(9_990)}`);
      expect(read('Asked for again.')).toBe(asked);
    }

    expect(read('Not asked for again.')).not.toBe(unasked);
  });

  it('are gone when memories are forgotten', () => {
    const texts = new ReadTexts(vectors);
    const first = texts.read('The dogs sleep.');
    texts.forget();

    const again = texts.read('The dogs sleep.');
    expect(again).not.toBe(first);
    expect(again.whole.words[0]?.known).not.toBe(first.whole.words[0]?.known);
  });
});
