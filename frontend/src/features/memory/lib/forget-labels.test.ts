import { expect, test } from 'vitest';
import { alongsideLabel, forgottenLabel } from './forget-labels';

test('says what goes along', () => {
  expect(alongsideLabel({ versions: 2, links: 1, mentions: 0, answers: 3 })).toBe(
    '2 earlier versions, 1 link and 3 answers',
  );
  expect(alongsideLabel({ versions: 0, links: 0, mentions: 0, answers: 0 })).toBe('');
});

test('says what went', () => {
  const forgotten = { memories: 2, versions: 0, links: 0, mentions: 1, answers: 0 };
  expect(forgottenLabel({ mode: 'erase', forgottenAt: '2026-01-01T00:00:00Z', forgotten })).toBe(
    '2 memories, with 1 mention of a name',
  );
});
