import { Cases } from '../../../testing/cases.js';
import { resolvePronouns } from './follow-up.js';

const cases = Cases.beside(import.meta.url);

describe('resolvePronouns', () => {
  cases.it('says who is meant in German', (question: string, earlier: string[], resolved: string) => {
    expect(resolvePronouns(question, earlier, 'de')).toBe(resolved);
  });

  cases.it('says who is meant', (question: string, earlier: string[], resolved: string) => {
    expect(resolvePronouns(question, earlier, 'en')).toBe(resolved);
  });

  it.each([
    ['What does she like?', []],
    ['What does she like?', ['I moved to Lyon.']],
    ['What does Ben think of her?', ['Who is Ana?']],
    ['What is the code?', ['Who is Ana?']],
  ])('leaves %j after %j alone', (question, earlier) => {
    expect(resolvePronouns(question, earlier, 'en')).toBe(question);
  });
});
