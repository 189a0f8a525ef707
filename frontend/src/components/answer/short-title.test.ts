import { expect, test } from 'vitest';
import { shortTitle } from './short-title';

test.each([
  ['Ana and Leo', 'Ana and Leo'],
  ['My sister Ana is allergic to peanuts and walnuts', 'My sister Ana is allergic to…'],
  ['Anastasiaanastasiaanastasiaanastasia', 'Anastasiaanastasiaanastasiaanast…'],
])('%s is cut as %s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
