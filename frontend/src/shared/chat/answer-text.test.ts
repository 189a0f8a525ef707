import { describe, expect, it } from 'vitest';
import { parseAnswer, withoutHalfMarker } from './answer-text';

describe('parseAnswer', () => {
  it('cuts paragraphs and turns markers into citations', () => {
    expect(parseAnswer('Peanuts [1], and tree nuts.[2]\n\nAsk Ana.', new Set([1, 2]))).toEqual([
      [
        { kind: 'text', text: 'Peanuts' },
        { kind: 'citation', number: 1 },
        { kind: 'text', text: ', and tree nuts.' },
        { kind: 'citation', number: 2 },
      ],
      [{ kind: 'text', text: 'Ask Ana.' }],
    ]);
  });

  it('leaves brackets alone that no source stands behind', () => {
    expect(parseAnswer('Item [3] of the list', new Set([1]))).toEqual([
      [
        { kind: 'text', text: 'Item ' },
        { kind: 'text', text: '[3]' },
        { kind: 'text', text: ' of the list' },
      ],
    ]);
  });
});

describe('withoutHalfMarker', () => {
  it.each(['Peanuts', 'Peanuts [', 'Peanuts [1', 'Peanuts ['])('holds back a half marker in %j', (text) => {
    expect(withoutHalfMarker(text)).toBe('Peanuts');
  });

  it('keeps a whole one', () => {
    expect(withoutHalfMarker('Peanuts [1]')).toBe('Peanuts [1]');
  });
});
