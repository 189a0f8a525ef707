import { Cases } from '../../../testing/cases.js';
import { mentionedDates } from './mentioned-dates.js';

const cases = Cases.beside(import.meta.url);

const read = (question: string): number[][] => {
  const { years, months, days } = mentionedDates(question);
  return [[...years], [...months], [...days]];
};

describe('dates in a question', () => {
  cases.it('are read', (question: string, expected: unknown[]) => {
    expect(read(question)).toEqual(expected);
  });

  it.each(['What may I eat?', 'Did they march on?', 'Which 3 cats did I have?', 'room 404'])(
    'sees none in %j',
    (question) => {
      expect(read(question)).toEqual([[], [], []]);
    },
  );
});
