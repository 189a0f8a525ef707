import { patternOf } from './ways.js';

const LISTS = { weekdays: ['monday', 'friday'] };

function hears(way: string, text: string): boolean {
  return patternOf([way], LISTS).test(text);
}

describe('a way to say something', () => {
  it.each([
    ['how (old|young)', 'How old is Ben?', true],
    ['how (old|young)', 'how older', false],
    ['do you [still] know', 'Do you know', true],
    ['do you [still] know', 'do you still know', true],
    ['^ what', 'and what', false],
    ['(last|next) {weekdays}', 'next friday', true],
    ['(last|next) {weekdays}', 'next fridays', false],
    ['<digits> ~pm', 'at 5pm', true],
    ['€|$', 'it was 5€', true],
    ['$', 'nothing of the kind', false],
    ['how much ... cost', 'how much did the old lamp cost', true],
    ['last !(week)', 'last week', false],
    ['last !(week)', 'last time', true],
    ['who am i <end>', 'who am i?', true],
    ['who am i <end>', 'who am i to judge', false],
  ])('%s, of %j: %s', (way, text, isHeard) => {
    expect(hears(way, text)).toBe(isHeard);
  });

  it('is nothing where there is none, and a mistake where it names no list', () => {
    expect(patternOf([], {}).test('')).toBe(false);
    expect(() => patternOf(['{months}'], LISTS)).toThrow('months');
  });
});
