import { describe, expect } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { isQuestion } from './question.js';

const cases = Cases.beside(import.meta.url);

describe('isQuestion', () => {
  cases.it('hears a question', (text: string) => {
    expect(isQuestion(text)).toBe(true);
  });

  cases.it('hears none', (text: string) => {
    expect(isQuestion(text)).toBe(false);
  });

  cases.it('hears a question in German', (text: string) => {
    expect(isQuestion(text)).toBe(true);
  });
});
