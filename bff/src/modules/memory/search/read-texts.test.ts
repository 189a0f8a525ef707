import { ReadTexts } from './read-texts.js';

describe('texts that were read a moment ago', () => {
  it('are read once', () => {
    const { read } = new ReadTexts();
    const first = read('The dogs sleep.');

    expect(read('The dogs sleep.')).toBe(first);
    expect(read('The dogs bark.')).not.toBe(first);
  });

  it('are dropped once as many others were asked for', () => {
    const { read } = new ReadTexts();
    const [asked, unasked] = [read('Asked for again.'), read('Not asked for again.')];
    for (let i = 0; i < 100; i++) {
      read(`${String(i)} ${'x'.repeat(9_990)}`);
      expect(read('Asked for again.')).toBe(asked);
    }

    expect(read('Not asked for again.')).not.toBe(unasked);
  });

  it('are gone when memories are forgotten', () => {
    const texts = new ReadTexts();
    const first = texts.read('The dogs sleep.');
    texts.forget();

    expect(texts.read('The dogs sleep.')).not.toBe(first);
  });
});
