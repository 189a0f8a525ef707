import { countWords, sayInStyle } from './say-in-style.js';
import { bandOf } from './style-frame.js';
import { type TwinStyle } from './style.dto.js';

const FACTS = ['You live in Lyon.', 'You like strong coffee.'];
const MIDDLE: TwinStyle = { length: 50, warmth: 50, formality: 50, humour: 0, language: 'auto' };

describe('an answer in a style', () => {
  it('cites the same facts whatever the style', () => {
    for (const style of [
      MIDDLE,
      { ...MIDDLE, length: 0 },
      { ...MIDDLE, length: 100, warmth: 100, humour: 100 },
    ]) {
      const text = sayInStyle(FACTS, style);
      expect(text).toContain('You live in Lyon. [1]');
      expect(text).toContain('You like strong coffee. [2]');
    }
  });

  it.each<[keyof TwinStyle, number, string]>([
    ['length', 100, 'the lines that say most of it'],
    ['warmth', 90, 'Good that you ask.'],
    ['formality', 90, 'According to your memories'],
    ['formality', 10, 'here’s what I’ve got'],
    ['humour', 90, 'more than most of us can say'],
  ])('changes with %s at %d', (part, value, words) => {
    expect(sayInStyle(FACTS, MIDDLE)).not.toContain(words);
    expect(sayInStyle(FACTS, { ...MIDDLE, [part]: value })).toContain(words);
  });

  it('is shorter when it is to be short, and shortens long facts', () => {
    const long = `You ${'walk on and '.repeat(10)}on.`;
    const short = sayInStyle([long], { ...MIDDLE, length: 0 });
    expect(countWords(short)).toBeLessThan(countWords(sayInStyle([long], MIDDLE)));
    expect(short).toContain('… [1]');
  });

  it('speaks the language that was chosen', () => {
    expect(sayInStyle(FACTS, { ...MIDDLE, language: 'de' })).toContain('Das weiß ich:');
    expect(sayInStyle(FACTS, MIDDLE, 'de')).toContain('Das weiß ich:');
  });

  it('counts words, not sources', () => expect(countWords('One two. [1] Three [12]')).toBe(3));

  it('has three bands', () =>
    expect([0, 33, 34, 66, 67, 100].map(bandOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']));
});
