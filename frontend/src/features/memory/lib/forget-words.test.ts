import { expect, test } from 'vitest';
import { alongsideWords, forgottenWords } from './forget-words';

test('says what goes along', () => {
  expect(alongsideWords({ versions: 2, links: 1, mentions: 0, answers: 3 })).toBe(
    '2 earlier versions, 1 link and 3 answers',
  );
  expect(alongsideWords({ versions: 0, links: 0, mentions: 0, answers: 0 })).toBe('');
});

test('says what went', () => {
  const forgotten = { memories: 2, versions: 0, links: 0, mentions: 1, answers: 0 };
  expect(forgottenWords({ mode: 'erase', forgottenAt: '2026-01-01T00:00:00Z', forgotten })).toBe(
    '2 memories, with 1 mention of a name',
  );
});
