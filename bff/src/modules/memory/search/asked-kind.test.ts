import { Cases } from '../../../testing/cases.js';
import { askedKind } from './asked-kind.js';

const cases = Cases.beside(import.meta.url);

describe('what a question wants to know', () => {
  cases.it('is a time, a place or neither', (question: string, kind: null | string) => {
    expect(askedKind(question)?.kind ?? null).toBe(kind);
  });

  cases.it('is told by a memory or not', (question: string, memory: string, isTold: boolean) => {
    expect(askedKind(question)?.toldBy.test(memory)).toBe(isTold);
  });
});
