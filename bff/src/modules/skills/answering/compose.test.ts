import { ENGLISH } from '../../../testing/phrases.js';
import { composeAnswer, tellRelated } from './compose.js';
import { findAnswers } from './find-answers.js';
import { type CitedMemory } from './quoting.js';

const PLACE = { timeZone: 'UTC', phrases: ENGLISH };
const knowledge = { similarity: () => 0, isCommon: () => false };

function aMemory(text: string, details: Partial<CitedMemory & { happenedAt: string | null }> = {}) {
  return {
    id: text,
    kind: 'note',
    author: null,
    text,
    happenedAt: null,
    recordedAt: '2026-05-03T10:00:00.000Z',
    ...details,
  };
}

function answer(question: string, ...memories: ReturnType<typeof aMemory>[]): string {
  const phrases = composeAnswer(findAnswers(question, memories, knowledge), PLACE);
  return phrases.map(({ text, source }) => text + (source ? ` [${source.memoryId}]` : '')).join('');
}

describe('composeAnswer', () => {
  it('says the sentence back and cites it word for word', () => {
    const memory = aMemory('We had lunch. My sister Ana is allergic to peanuts. It was warm.');
    const [phrase] = composeAnswer(findAnswers('What is Ana allergic to?', [memory], knowledge), PLACE);
    expect(phrase).toEqual({
      text: 'Your sister Ana is allergic to peanuts.',
      source: {
        memoryId: memory.id,
        title: 'We had lunch',
        quote: 'My sister Ana is allergic to peanuts.',
        recordedAt: '2026-05-03T10:00:00.000Z',
        kind: 'note',
      },
    });
  });

  it('adds the full stop that its owner left out', () => {
    expect(answer('What does Ana like?', aMemory('Ana likes tea'))).toBe('Ana likes tea. [Ana likes tea]');
  });

  it('quotes what speaks to somebody, and what may not be the owner’s own words', () => {
    expect(answer('What does Ana like?', aMemory('Ana likes you'))).toMatch(/^You noted: “Ana likes you” \[/);
    expect(answer('What do I like?', aMemory('I like tea.', { kind: 'document' }))).toMatch(
      /^You noted: “I like tea\.”/,
    );
  });

  it('says who said it when it was not the owner', () => {
    expect(answer('What does Ana like?', aMemory('Ana likes tea.', { author: 'Bo' }))).toMatch(
      /^Bo said: “Ana likes tea\.” \[/,
    );
  });

  it('leads with the day something happened', () => {
    const memory = aMemory('I moved to Lyon.', { happenedAt: '2021-05-03T00:00:00.000Z' });
    expect(answer('When did I move to Lyon?', memory)).toMatch(/^Monday 3 May 2021: you moved to Lyon\./);
  });

  it('tells the latest of several times where that is asked', () => {
    const paid = ['2026-10-03', '2026-12-02', '2026-11-03'].map((day) =>
      aMemory(`I paid the rent.`, { id: day, happenedAt: `${day}T00:00:00.000Z` }),
    );
    expect(answer('When did I last pay the rent?', ...paid)).toBe(
      'Wednesday 2 December 2026: you paid the rent. [2026-12-02]',
    );
  });

  it('leads with the day something was said when its time counts from there', () => {
    expect(answer('When did I move to Lyon?', aMemory('I moved to Lyon last week.'))).toMatch(
      /^You told me on Sunday 3 May 2026: you moved to Lyon last week\./,
    );
  });

  it('tells the day as it was where the owner is', () => {
    const memory = aMemory('I moved to Lyon last week.', { recordedAt: '2026-05-03T22:30:00.000Z' });
    const [phrase] = composeAnswer(findAnswers('When did I move to Lyon?', [memory], knowledge), {
      ...PLACE,
      timeZone: 'Europe/Paris',
    });
    expect(phrase?.text).toMatch(/^You told me on Monday 4 May 2026:/);
  });

  it('leaves a time that stands for itself alone', () => {
    expect(answer('When is Ana’s birthday?', aMemory('Ana’s birthday is on 3 November.'))).toMatch(
      /^Ana’s birthday/,
    );
  });

  it('cites at most three memories, each in a paragraph of its own', () => {
    const memories = ['tea', 'rain', 'jazz', 'figs'].map((thing) => aMemory(`Ana likes ${thing}.`));
    expect(answer('What does Ana like?', ...memories)).toBe(
      'Ana likes tea. [Ana likes tea.]\n\nAna likes rain. [Ana likes rain.]\n\nAna likes jazz. [Ana likes jazz.]',
    );
  });

  it('says first and plainly that it has nothing, and cites nothing', () => {
    const text = answer('What is Ben allergic to?', aMemory('My sister Ana is allergic to peanuts.'));
    expect(text).toBe('I don’t have anything about that. Say “remember that …” and I’ll know next time.');
  });

  it('shows the closest thing as what it is', () => {
    expect(answer('When did Mia propose?', aMemory('Mia proposed on the beach.'))).toBe(
      'I don’t have anything about that for sure. Closest I have:\n\nSunday 3 May 2026: Mia proposed on the beach. [Mia proposed on the beach.]',
    );
  });
});

describe('tellRelated', () => {
  it('shows what is known of the same', () => {
    const findings = findAnswers('Ana likes tea.', [aMemory('Ana likes tea very much.')], knowledge);
    expect(tellRelated(findings, ENGLISH)?.text).toBe('\n\nYou told me before: Ana likes tea very much.');
  });

  it('shows nothing of others', () => {
    expect(
      tellRelated(findAnswers('Ben likes tea.', [aMemory('Ana likes tea.')], knowledge), ENGLISH),
    ).toBeUndefined();
  });
});
