import { expect, test } from 'vitest';
import { isRestated } from './restated.js';

const COMMON = new Set('the is at it of my on has now they that was not in a to i her and we our'.split(' '));
const isCommon = (word: string): boolean => COMMON.has(word);

test.each([
  ['They’ve changed that Felixstowe gate code, it is 8836 now', '4471 is the gate code at Felixstowe'],
  ['Actually Maria has the spare key now', 'Tom has the spare key'],
  ['Our rent is 940 now', 'The rent is 890'],
])('“%s” says otherwise than “%s”', (statement, memory) => {
  expect(isRestated({ statement }, memory, isCommon)).toBe(true);
});

test('the value that was wrong needs hardly anything beside it', () => {
  const memory = 'My tutor has room B214 on the second floor';
  const statement = 'The room of my tutor is not B214, it is B241, I mixed the numbers';
  expect(isRestated({ statement, wrong: 'B214' }, memory, isCommon)).toBe(true);
  expect(isRestated({ statement }, memory, isCommon)).toBe(false);
});

test('what is over was said before in its words', () => {
  const statement = 'We’re not vegetarian any longer, I cracked at the barbecue';
  expect(isRestated({ statement, over: 'vegetarian' }, 'we are vegetarian at home', isCommon)).toBe(true);
  expect(isRestated({ statement, over: 'vegetarian' }, 'we are neighbours of Tom', isCommon)).toBe(false);
});

test.each([
  ['another thing of the same person', 'Maria lives in Berlin now', 'Maria works in Hamburg'],
  ['another thing with another number', 'My locker code is 77 now', 'The rent is 890'],
  ['the same value', 'The rent is 890 now', 'The rent is 890'],
  ['no value', 'The rent is too high now', 'The rent is 890'],
])('%s is told beside it', (_, statement, memory) => {
  expect(isRestated({ statement }, memory, isCommon)).toBe(false);
});
