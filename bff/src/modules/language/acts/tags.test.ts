import { taggerOf } from './tags.js';

describe('taggerOf', () => {
  const tag = taggerOf({ I: ['i', 'we'], V: ['open'], E: ['light', 'open'], p: ['-ed'], g: ['-ing'] });
  const of = (text: string, stem = text, number?: number): string =>
    tag({ text, stem, ...(number !== undefined && { number }) });

  it('knows words, their stems, endings and numbers', () => {
    expect([of('we'), of('lights', 'light'), of('walked'), of('walking'), of('walk')].join('')).toBe('IEpgo');
    expect([of('12', '12', 12), of('6:30')].join('')).toBe('##');
  });

  it('takes the first class of a word, and no ending of a short one', () => {
    expect(of('open')).toBe('V');
    expect([of('bed'), of('king')].join('')).toBe('oo');
  });
});
