import { memoryChangeIn } from './memory-change.js';

describe('memoryChangeIn', () => {
  it.each([
    ['Forget what I said about Ana', 'Ana'],
    ['please forget everything about my old job.', 'my old job'],
    ['Can you forget that my locker is number 58', 'my locker is number 58'],
    ['Delete my memories about Café Züri', 'Café Züri'],
    ['Forget Ben’s address', 'Ben’s address'],
  ])('hears in “%s” that something is to be forgotten', (text, topic) => {
    expect(memoryChangeIn(text)).toEqual({ skill: 'memory.forget', parameters: { topic }, targets: [] });
  });

  it.each([
    ['Correct that: Ana is allergic to walnuts', 'Ana is allergic to walnuts'],
    ['Correction, the key is under the pot.', 'the key is under the pot.'],
  ])('hears in “%s” what holds instead', (text, statement) => {
    expect(memoryChangeIn(text)).toEqual({ skill: 'memory.correct', parameters: { statement }, targets: [] });
  });

  it.each([
    'Forget it',
    'forget everything',
    'Never mind',
    'Don’t forget the milk',
    'I forgot my keys',
    'Correct.',
  ])('hears no change in “%s”', (text) => expect(memoryChangeIn(text)).toBeUndefined());
});
