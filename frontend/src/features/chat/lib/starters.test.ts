import { expect, test } from 'vitest';
import { firstTold, questionsAbout } from './starters';

test('asks about whom and what was spoken of last, and of no more than three', () => {
  const entities = [
    { id: '1', kind: 'person', name: 'Ana' },
    { id: '2', kind: 'place', name: 'Porto' },
    { id: '3', kind: 'topic', name: 'sailing' },
    { id: '4', kind: 'person', name: 'Ben' },
  ] as const;
  expect(questionsAbout(entities).map(({ draft }) => draft)).toEqual([
    'What do you know about Ana?',
    'What have I told you about Porto?',
    'What have I told you about sailing?',
    'Summarise my week',
  ]);
});

test('what to tell first is written to its end by the owner', () => {
  expect(firstTold()[0]).toEqual({ label: 'My birthday is on …', draft: 'My birthday is on ' });
});
