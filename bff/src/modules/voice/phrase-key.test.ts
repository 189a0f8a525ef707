import { phraseKey } from './phrase-key.js';

describe('what is compared of a phrase', () => {
  it.each([
    ['Movie night!', 'movie night'],
    ['  MOVIE,   night. ', 'movie night'],
    ['Let’s go', 'lets go'],
    ["let's go", 'lets go'],
    ['Fröhliche 2 Äpfel', 'fröhliche 2 äpfel'],
    ['…!?', ''],
  ])('of “%s” is “%s”', (phrase, key) => {
    expect(phraseKey(phrase)).toBe(key);
  });
});
