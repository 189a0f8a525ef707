import { Cases } from '../../../testing/cases.js';
import { speechOf } from './lexicon/speech.js';
import { sayToOwner } from './second-person-by-words.js';

const cases = Cases.beside(import.meta.url);

function said(text: string): string | undefined {
  const { secondPerson } = speechOf('de');
  return secondPerson && sayToOwner(text, secondPerson);
}

describe('sayToOwner', () => {
  cases.it('speaks to the owner', (text: string, expected: string) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    'Du solltest mehr trinken.',
    'Jonas und ich haben uns in Dresden kennengelernt.',
    'Sie sagte: „Ich komme später.“',
    'Ich Montag Zahnarzt.',
  ])('leaves %j to be quoted', (text) => {
    expect(said(text)).toBeUndefined();
  });
});
