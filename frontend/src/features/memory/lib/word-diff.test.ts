import { describe, expect, it } from 'vitest';
import { aroundChanges, diffWords, type DiffPart } from './word-diff';

/** The diff as one line: [-removed-]{+added+}. */
function told(parts: DiffPart[]): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return parts.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('');
}

describe('diffWords', () => {
  it('finds nothing in equal texts', () => {
    expect(diffWords('Ana lives in Lyon.', 'Ana lives in Lyon.')).toEqual([
      { kind: 'same', text: 'Ana lives in Lyon.' },
    ]);
  });

  it('marks a replaced word and leaves the punctuation alone', () => {
    expect(told(diffWords('The visit is on 13 March.', 'The visit is on 12 March.'))).toBe(
      'The visit is on [-13-]{+12+} March.',
    );
  });

  it('tells neighbouring changed words as one change', () => {
    expect(told(diffWords('on 13 March, at ten', 'on 12 April, at ten'))).toBe(
      'on [-13 March-]{+12 April+}, at ten',
    );
  });

  it('marks what was only added or only removed', () => {
    expect(told(diffWords('Cash.', 'Cash only.'))).toBe('Cash{+ only+}.');
    expect(told(diffWords('Cash only.', ''))).toBe('[-Cash only.-]');
  });

  it('keeps letters with marks and other scripts as words', () => {
    expect(told(diffWords('Zoë était là', 'Zoë est là'))).toBe('Zoë [-était-]{+est+} là');
    expect(told(diffWords('שלום עולם', 'שלום אנה'))).toBe('שלום [-עולם-]{+אנה+}');
  });

  it('puts the new text back together, whatever changed', () => {
    const before = 'One two three. Four five — six?\nSeven.';
    const after = 'Zero two, three. Four — six? Seven eight.';
    const parts = diffWords(before, after);
    expect(
      parts
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(after);
    expect(
      parts
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe(before);
  });

  it('answers at once for two long texts with nothing in common', () => {
    const before = 'alpha '.repeat(3300);
    const after = 'omega '.repeat(3300);
    expect(diffWords(before.trim(), after.trim()).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('aroundChanges', () => {
  it('keeps only the words around a change', () => {
    const long = 'word '.repeat(60);
    const parts = aroundChanges(diffWords(`${long}13 March. ${long}`, `${long}12 March. ${long}`), 20);
    expect(told(parts)).toBe('… word word word [-13-]{+12+} March. word word …');
  });
});
