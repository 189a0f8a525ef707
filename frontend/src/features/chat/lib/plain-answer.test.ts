import { describe, expect, it } from 'vitest';
import { copiedAnswer } from './plain-answer';

const citation = {
  ...{ number: 1, memoryId: 'm', title: 'Ana', recordedAt: '2026-03-04T18:22:00Z', kind: null },
  quote: 'Ana is allergic to peanuts.',
};

describe('copiedAnswer', () => {
  it('lists the sources under the text', () => {
    expect(copiedAnswer({ text: 'Peanuts. [1]', citations: [citation] })).toBe(
      'Peanuts. [1]\n\nSources:\n[1] Ana: “Ana is allergic to peanuts.”',
    );
  });

  it('is the text alone where there is none', () => {
    expect(copiedAnswer({ text: 'I don’t know.', citations: [] })).toBe('I don’t know.');
  });
});
