import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { addressToOwner } from './second-person.js';

const cases = Cases.beside(import.meta.url);

describe('addressToOwner', () => {
  cases.it('speaks to the owner', (text: string, expected: string) => {
    expect(addressToOwner(text)?.toLowerCase()).toBe(expected.toLowerCase());
  });

  it('starts with a capital when the sentence did', () => {
    expect(addressToOwner('I moved.')).toBe('You moved.');
    expect(addressToOwner('Yesterday I moved.')).toBe('Yesterday you moved.');
    expect(addressToOwner('My wife and I moved.')).toBe('You and your wife moved.');
    expect(addressToOwner('In May my wife moved.')).toBe('In May your wife moved.');
    expect(addressToOwner('i moved')).toBe('You moved');
  });

  it.each(['You should drink more water.', 'Ben told me you are great.', 'Your name is Twyn.'])(
    'leaves %j to be quoted, because it already speaks to somebody',
    (text) => {
      expect(addressToOwner(text)).toBeUndefined();
    },
  );

  it('rewrites speech to somebody inside quotation marks like any other', () => {
    expect(addressToOwner('My coach says "you can do it".')).toBe('Your coach says "you can do it".');
  });
});
