import { asTyped } from './augmentation.js';
import { SeededRandom } from './random.js';

const COURTESIES = { before: ['hey'], after: ['please'], hesitations: ['um'] };
const NONE = { before: [], after: [], hesitations: [] };

function typed(sentence: string, isQuestion = false, courtesies = COURTESIES): string[] {
  const random = new SeededRandom(1);
  return Array.from({ length: 400 }, () => asTyped(sentence, { courtesies, isQuestion, random }));
}

describe('asTyped', () => {
  it('leaves most of a sentence as it is, and changes it in every way that people do', () => {
    const ways = typed("Ann's lamp, isn't it dark");
    expect(ways).toContain("Ann's lamp, isn't it dark");
    for (const change of ["ann's lamp, isn't it dark", "Ann's lamp isn't it dark", 'Anns lamp, isnt it dark'])
      expect(ways).toContain(change);
    expect(ways.some((way) => way.toLowerCase().startsWith('hey '))).toBe(true);
    expect(ways.some((way) => way.includes(' please'))).toBe(true);
    expect(ways.some((way) => way.includes('um '))).toBe(true);
    expect(ways.some((way) => way.split(' ').length < 5)).toBe(true);
  });

  it('ends only questions with a question mark', () => {
    expect(typed('is it dark', true).some((way) => way.endsWith('?'))).toBe(true);
    expect(typed('it is dark').some((way) => way.endsWith('?'))).toBe(false);
  });

  it('keeps the marks inside of numbers and times', () => {
    for (const way of typed('7:30 71.4', false, NONE)) expect(way).toMatch(/^[7:30]{4,5} [71.4]{4,5}\.?$/u);
  });

  it('never makes nothing of something, also where a language has no courtesies', () => {
    for (const sentence of ['ok', 'a b c d e', '…', '?!'])
      for (const way of typed(sentence, true, NONE)) expect(way.length).toBeGreaterThan(0);
  });
});
