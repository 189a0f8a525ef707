import { likeness, mostAlike } from './alike.js';

describe('what was said and what is there', () => {
  it.each([
    ['hedges', 'trim the hedge', 1],
    ['the bin', 'bins', 1],
    ['can', 'candle', 0],
    ['swimming kit', 'wash the kit', 0.5],
    ['dem Zaun', 'Zaun streichen', 1],
    ['milk', 'eggs', 0],
  ])('%s is like %s by %s', (said, text, share) => {
    expect(likeness(said, text)).toBe(share);
  });

  it('takes what is most alike, and nothing that is too little', () => {
    const texts = ['paint the fence', 'paint the shed', 'feed the hens'];
    const most = (said: string, least: number): string[] =>
      mostAlike(texts, said, { textOf: (text) => text, least });
    expect(most('fences', 1)).toEqual(['paint the fence']);
    expect(most('paint', 1)).toEqual(['paint the fence', 'paint the shed']);
    expect(most('mend the fence', 0.5)).toEqual(['paint the fence']);
    expect(most('mend the fence', 1)).toEqual([]);
  });
});
