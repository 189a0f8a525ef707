import { mentionedDates } from './mentioned-dates.js';

const read = (question: string): number[][] => {
  const { years, months, days } = mentionedDates(question);
  return [[...years], [...months], [...days]];
};

describe('dates in a question', () => {
  it.each([
    ['What happened on 3 May 2023?', [[2023], [4], [3]]],
    ['Who came on August 22nd?', [[], [7], [22]]],
    ['Where was I on 2024-12-05', [[2024], [11], [5]]],
    ['in 2024-12', [[2024], [11], []]],
    ['the summer of 1998', [[1998], [], []]],
    ['What did we do in March?', [[], [2], []]],
    ['since last may', [[], [4], []]],
  ])('%s', (question, expected) => {
    expect(read(question)).toEqual(expected);
  });

  it.each(['What may I eat?', 'Did they march on?', 'Which 3 cats did I have?', 'room 404'])(
    'sees none in %j',
    (question) => {
      expect(read(question)).toEqual([[], [], []]);
    },
  );
});
