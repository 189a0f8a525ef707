import { AnswerDraft } from './answer-draft.js';

const source = {
  memoryId: 'm1',
  title: 'Ana',
  quote: 'Ana likes tea.',
  recordedAt: '2026-05-03T10:00:00.000Z',
  kind: 'fact',
};

describe('AnswerDraft', () => {
  it('numbers the sources in the order of the text', () => {
    const draft = new AnswerDraft();
    const added = [
      draft.add({ text: 'Ana likes tea.', source }),
      draft.add({ text: '\n\nAna sings.', source: { ...source, memoryId: 'm2', quote: 'Ana sings.' } }),
      draft.add({ text: ' Tea again.', source }),
    ];
    expect(added.join('')).toBe('Ana likes tea. [1]\n\nAna sings. [2] Tea again. [1]');
    expect(draft.content.text).toBe(added.join(''));
    expect(draft.content.citations.map(({ number, memoryId }) => `${number} ${memoryId}`)).toEqual([
      '1 m1',
      '2 m2',
    ]);
  });

  it('keeps what was done', () => {
    const draft = new AnswerDraft();
    const action = { kind: 'memory.created', memoryId: 'm1', text: 'Ana likes tea.' } as const;
    draft.add({ text: 'Done.', action });
    expect(draft.content.actions).toEqual([action]);
  });

  it('knows whether what it cites only comes closest', () => {
    const draft = new AnswerDraft();
    draft.add({ text: 'Closest I have:' });
    expect(draft.content.isClosest).toBe(false);
    draft.add({ text: '\n\nAna likes tea.', source, isClosest: true });
    expect(draft.content.isClosest).toBe(true);
  });
});
