import { aCorpus } from '../../../testing/factories/a-corpus.js';
import { namesThatSoundLike } from './name-that-sounds-like.js';

const corpus = aCorpus(['Nina sang.'], {
  'Fahim Khan': 3,
  Muhhamed: 3,
  Nicolas: 2,
  Elise: 2,
  Zoë: 1,
  Nino: 1,
});

describe('a name that sounds like a speaker’s', () => {
  it.each([
    ['muhammad', ['muhham']],
    ['mohamed', ['muhham']],
    ['faheem', ['fahim']],
    ['nikolas', ['nicola']],
    ['elisa', ['elis']],
  ])('%s', (word, expected) => {
    expect(namesThatSoundLike(word, corpus)).toEqual(expected);
  });

  it.each([
    ['one of other consonants', 'nikolai'],
    ['one of other letters in between', 'maud'],
    ['one that stands in a memory', 'nina'],
    ['the name itself', 'nicolas'],
    ['one that is too short', 'zoa'],
  ])('is not %s', (_, word) => {
    expect(namesThatSoundLike(word, corpus)).toEqual([]);
  });
});
