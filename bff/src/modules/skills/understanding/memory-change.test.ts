import { Cases } from '../../../testing/cases.js';
import { memoryChangeIn } from './memory-change.js';

const cases = Cases.beside(import.meta.url);

describe('memoryChangeIn', () => {
  cases.it('hears that something is to be forgotten', (text: string, topic: string) => {
    expect(memoryChangeIn(text)).toEqual({ skill: 'memory.forget', parameters: { topic }, targets: [] });
  });

  it.each([
    ['Correct that: Ana is allergic to walnuts', 'Ana is allergic to walnuts'],
    ['Correction, the key is under the pot.', 'the key is under the pot.'],
  ])('hears in “%s” what holds instead', (text, statement) => {
    expect(memoryChangeIn(text)).toEqual({ skill: 'memory.correct', parameters: { statement }, targets: [] });
  });

  cases.it('hears no change', (text: string) => expect(memoryChangeIn(text)).toBeUndefined());
});
