import { describe, expect, it } from 'vitest';
import { copiedAnswer, speakableAnswer } from './plain-answer';

const citation = {
  ...{ number: 1, memoryId: 'm', title: 'Ana', recordedAt: '2026-03-04T18:22:00Z' },
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

describe('speakableAnswer', () => {
  it('leaves out markers and the signs of Markdown, and keeps every word', () => {
    expect(
      speakableAnswer('# Ana\n\n- **Peanuts** [1], see [the list](https://x.y)\n2. `nuts`\n> quoted'),
    ).toBe('Ana\n\nPeanuts, see the list\nnuts\nquoted');
  });

  it('keeps stars and numbers that are none of Markdown’s', () => {
    expect(speakableAnswer('2 * 3 is 6. Room 12. Fine.')).toBe('2 * 3 is 6. Room 12. Fine.');
  });
});
