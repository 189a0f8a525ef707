import { type Grammar, grammarOf } from '../pack/schema.js';
import { MAX_TOKENS, tokenise } from './tokenise.js';

const GRAMMAR = grammarOf({
  stems: [
    { endings: ['ss', 'us'], cut: 0, put: '', shortest: 4 },
    { endings: ['ies'], cut: 3, put: 'y', shortest: 5 },
    { endings: ['s'], cut: 1, put: '', shortest: 4 },
  ],
  possessives: ["'s"],
});
const CONTRACTIONS = new Map([
  ["don't", ['do', 'not']],
  ["it's", ['it', 'is']],
  ['%', ['percent']],
  ['to-do', ['todo']],
]);

function tokens(text: string, grammar: Partial<Grammar> = {}) {
  return tokenise(text, { contractions: CONTRACTIONS, grammar: { ...GRAMMAR, ...grammar } });
}
const words = (text: string): string[] => tokens(text).map((token) => token.text);
const numbers = (text: string, decimal: '.' | ',' = '.'): (number | undefined)[] =>
  tokens(text, { decimal }).map(({ number }) => number);

describe('tokens', () => {
  it('are words in lower case with their place in the text', () => {
    const text = '  Turn the Lamps on!';
    expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Turn',
      'the',
      'Lamps',
      'on',
    ]);
    expect(tokens(text)[2]).toMatchObject({ text: 'lamps', stem: 'lamp', isCapitalised: true });
  });

  it.each(["don't", 'don’t', 'DON`T', 'donʼt', 'don＇t'])('reads %s as two words', (text) => {
    expect(words(text)).toEqual(['do', 'not']);
  });

  it('drops possessives and splits at hyphens', () => {
    expect(words("the kitchen's half-open window")).toEqual(['the', 'kitchen', 'half', 'open', 'window']);
    expect(words('my to-do list')).toEqual(['my', 'todo', 'list']);
  });

  it('stems by the first rule that fits', () => {
    expect(tokens('batteries glass lights was').map(({ stem }) => stem)).toEqual([
      'battery',
      'glass',
      'light',
      'was',
    ]);
  });

  it('keeps signs that are words', () => {
    expect(words('50% 20° ½ 1/2 a & b')).toEqual(['50', 'percent', '20', '°', '½', '1/2', 'a', '&', 'b']);
  });

  it('reads initials as one word', () => {
    expect(words('at 7 a.m. or 8 p.m')).toEqual(['at', '7', 'am', 'or', '8', 'pm']);
    expect(words('plan a. buy b')).toEqual(['plan', 'a', 'buy', 'b']);
  });

  it('reads numbers as the language writes them', () => {
    expect(numbers('1,000 2.5 70,5 12,345,678.5 0,500')).toEqual([1000, 2.5, 70.5, 12345678.5, 0.5]);
    expect(numbers('1.000 2,5 1.234,5', ',')).toEqual([1000, 2.5, 1234.5]);
  });

  it('reads times and pairs apart', () => {
    expect(tokens('6:30')).toMatchObject([{ text: '6:30' }]);
    expect(numbers('6:30')).toEqual([undefined]);
    expect(words('7h30')).toEqual(['7', 'h', '30']);
    expect(tokens('128/82')).toMatchObject([{ number: 128 }, { number: 82, before: '/' }]);
    expect(words('11/2 1/2/2026')).not.toContain('1/2');
    expect(tokens('6.30')).toMatchObject([{ text: '6.30', number: 6.3 }]);
  });

  it('takes endless digits for a word', () => {
    expect(tokens('9'.repeat(400))).toMatchObject([{ text: '9'.repeat(400) }]);
    expect(numbers('9'.repeat(400))).toEqual([undefined]);
  });

  it('folds what looks alike and leaves out what nobody sees', () => {
    expect(words('ＬＩＧＨＴ ﬁnd sc\u200Bene caf\u0065\u0301 so\u00ADfa')).toEqual([
      'light',
      'find',
      'scene',
      'café',
      'sofa',
    ]);
    expect(words(`z\u0301${'\u0302'.repeat(300)} b`)).toHaveLength(2);
    expect(words('\u0301 on')).toEqual(['on']);
  });

  it('keeps punctuation with the word behind it', () => {
    expect(tokens('yes, (no) 👍 ok').map(({ before }) => before)).toEqual(['', ',(', ')👍']);
  });

  it('reads no more than it may', () => {
    expect(tokens('a b '.repeat(1000))).toHaveLength(MAX_TOKENS);
    expect(tokens("it's ".repeat(1000)).length).toBeLessThanOrEqual(MAX_TOKENS);
    expect(tokens('x'.repeat(10_000))[0]?.text).toHaveLength(600);
    expect(tokens('')).toEqual([]);
  });
});
