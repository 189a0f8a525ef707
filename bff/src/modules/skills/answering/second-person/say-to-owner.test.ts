import { Cases } from '../../../../testing/cases.js';
import { speechOf } from '../lexicon/speech.js';
import { sayToOwner } from './say-to-owner.js';

const cases = Cases.beside(import.meta.url);

function said(text: string, language: string): string | undefined {
  const { secondPerson } = speechOf(language);
  return secondPerson && sayToOwner(text, secondPerson);
}

describe('what its owner said', () => {
  cases.it('speaks to the owner in English', (text: string, expected: string) => {
    expect(said(text, 'en')?.toLowerCase()).toBe(expected.toLowerCase());
  });

  cases.it('speaks to the owner in German', (text: string, expected: string) => {
    expect(said(text, 'de')).toBe(expected);
  });

  it.each([
    ['I moved.', 'You moved.'],
    ['Yesterday I moved.', 'Yesterday you moved.'],
    ['My wife and I moved.', 'You and your wife moved.'],
    ['In May my wife moved.', 'In May your wife moved.'],
    ['Ana Maria Smith and I moved.', 'You and Ana Maria Smith moved.'],
    ['My wife Ana and I moved.', 'You and your wife Ana moved.'],
    ['I paid Ben and I left.', 'You paid Ben and you left.'],
    ['i moved', 'You moved'],
  ])('starts %j with a capital where a sentence does', (text, expected) => {
    expect(said(text, 'en')).toBe(expected);
  });

  it.each([
    ['You should drink more water.', 'en'],
    ['Ben told me you are great.', 'en'],
    ['Your name is Twyn.', 'en'],
    ['Du solltest mehr trinken.', 'de'],
    ['Jonas und ich haben uns in Dresden kennengelernt.', 'de'],
    ['Sie sagte: „Ich komme später.“', 'de'],
    ['Ich Montag Zahnarzt.', 'de'],
  ])('leaves %j to be quoted', (text, language) => {
    expect(said(text, language)).toBeUndefined();
  });

  it.each([
    [
      'My constructor is __proto__, toString and valueOf.',
      'Your constructor is __proto__, toString and valueOf.',
      'en',
    ],
    [
      'Ich wohne bei constructor, __proto__ und toString.',
      'Du wohnst bei constructor, __proto__ und toString.',
      'de',
    ],
  ])('finds nothing behind the names that objects inherit: %j', (text, expected, language) => {
    expect(said(text, language)).toBe(expected);
  });

  it('leaves speech to somebody inside quotation marks as it is', () => {
    expect(said('My coach says "you can do it".', 'en')).toBe('Your coach says "you can do it".');
  });
});
