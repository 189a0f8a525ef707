import { otherWords } from './other-words.js';

const VOCABULARY = ['lebt', 'wohn', 'oma', 'kellerschlussel', 'fahrrad', 'cello', 'montag'];

describe('other words of a question', () => {
  it.each([
    ['Wo wohnt Anna?', ['lebt', 'wohn']],
    ['Wo ist der Schlüssel?', ['kellerschlussel']],
    ['Welches Instrument spielt Ben?', ['cello']],
    ['Wann hat Anna Geburtstag?', []],
  ])('are those of the memories: %s', (question, words) => {
    expect(otherWords(question, VOCABULARY, 'de')).toEqual(words);
  });

  it('are none where the search knows them itself', () => {
    expect(otherWords('Where does Anna live?', ['reside'], 'en')).toEqual([]);
  });
});
