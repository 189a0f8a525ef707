import { Cases } from '../../../testing/cases.js';
import { askedKind, tells } from './asked-kind.js';

const cases = Cases.beside(import.meta.url);

describe('what a question wants to know', () => {
  cases.it('is a time, a place or neither', (question: string, kind: null | string) => {
    expect(askedKind(question)).toBe(kind);
  });

  it('is told by times', () => {
    expect(tells('time', 'Sold it two weeks ago.')).toBe(true);
    expect(tells('time', 'Moved in May, I may say.')).toBe(false);
  });

  it('is told by places', () => {
    expect(tells('place', 'She moved to Lyon.')).toBe(true);
    expect(tells('place', 'It is in the kitchen drawer.')).toBe(true);
    expect(tells('place', 'In short, it went to waste.')).toBe(false);
    expect(tells('place', 'Serviced in February, and again on Sundays.')).toBe(false);
  });
});
