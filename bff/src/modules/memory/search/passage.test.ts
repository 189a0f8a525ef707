import { readText } from './passage.js';

describe('a text as ranking reads it', () => {
  it('is its content words, by their stems', () => {
    const { whole, parts } = readText('The dogs sleep. A dog barks.');

    expect(whole.words.map(({ word }) => word)).toEqual(['dogs', 'sleep', 'dog', 'barks']);
    expect(whole.frequency.get('dog')).toBe(2);
    expect(parts).toEqual([]);
  });

  it('knows which words only stand in a question', () => {
    const { whole } = readText('Have you seen the dog? The dog is at 3.5 km, e.g. home.');

    expect(Object.fromEntries(whole.asked)).toEqual({ see: 1, dog: 1 });
  });

  it('has parts when it is long', () => {
    const { parts } = readText('The dog sleeps in the sun. '.repeat(60));

    expect(parts.length).toBeGreaterThan(2);
    for (const { words } of parts) expect(words.length).toBeLessThan(120);
  });
});
