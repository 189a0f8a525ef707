import { describe, expect, it } from 'vitest';
import { chatDraft, type Question } from './chat-draft';

const question: Question = {
  text: 'Where is the yard?',
  branch: null,
  disabledContexts: [],
  key: 'k',
  state: 'sending',
  problem: null,
};

describe('chatDraft', () => {
  it('offers a question again that was on its way when the page closed', () => {
    expect(
      chatDraft('c').restore({
        text: 'And',
        question,
        stoppedAnswerId: null,
        newId: 'n',
        disabledContexts: [],
      }),
    ).toEqual({
      text: 'And',
      question: { ...question, state: 'failed', problem: 'The page was closed before your twin had it.' },
      stoppedAnswerId: null,
      newId: 'n',
      disabledContexts: [],
    });
  });

  it('keeps what a conversation that has not begun may not read', () => {
    const stored = { text: 'And', question: null, stoppedAnswerId: null, disabledContexts: ['memory'] };
    expect(chatDraft(null).restore(stored)).toEqual({ ...stored, newId: null });
  });

  it('lets go of a question that the server has', () => {
    const stored = {
      text: '',
      question: { ...question, state: 'answering' },
      stoppedAnswerId: null,
      disabledContexts: [],
    };
    expect(chatDraft('c').restore(stored)?.question).toBeNull();
  });

  it('ignores what is not a draft', () => {
    expect(chatDraft(null).restore('x')).toBeNull();
  });
});
