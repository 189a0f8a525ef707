import { expect, it } from 'vitest';
import { receiptLabel } from './receipt-labels';

it.each([
  [{ memories: 1, answers: 0 }, 'Permanently deleted 1 memory'],
  [{ memories: 3, answers: 1 }, 'Permanently deleted 3 memories and 1 answer'],
  [{ memories: 1, answers: 2 }, 'Permanently deleted 1 memory and 2 answers'],
])('says of %o: %s', (erased, words) => {
  expect(receiptLabel({ erased })).toBe(words);
});
