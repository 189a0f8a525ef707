import { Cases } from '../../../testing/cases.js';
import { kindOf } from './kind.js';

const cases = Cases.beside(import.meta.url);

describe('what kind of memory a note may be', () => {
  cases.it('is told by its words', (text: string, expected: string | undefined) => {
    expect(kindOf(text, null)).toBe(expected);
  });

  cases.it('is told by its words in German', (text: string, expected: string | undefined) => {
    expect(kindOf(text, null)).toBe(expected);
  });

  it('is an event when the day is known', () => {
    expect(kindOf('Met Ana yesterday.', new Date())).toBe('event');
  });
});
