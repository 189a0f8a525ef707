import { againstUsual, signed, strongest } from './score-words';

it.each([
  [62, { low: 66, high: 80 }, '4 under your usual.'],
  [55, { low: 22, high: 38 }, '17 over your usual.'],
  [66, { low: 58, high: 76 }, 'Usual.'],
  [66, null, ''],
  [null, null, ''],
])('%j within %j is told as “%s”', (value, usual, words) => {
  expect(againstUsual({ value, usual })).toBe(words);
});

it('tells what moved it, and leaves out what did not', () => {
  const moved = [
    { text: 'A.', points: -17 },
    { text: 'B.', points: 0 },
    { text: 'C.', points: 3 },
  ];
  expect(strongest({ moved })).toBe('A. C.');
  expect(strongest({ moved: [{ text: 'B.', points: 0 }] })).toBe('B.');
  expect([signed(8), signed(-17)]).toEqual(['+8', '−17']);
});
