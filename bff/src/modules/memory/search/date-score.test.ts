import { aCorpus } from '../../../testing/factories/a-corpus.js';
import { analyseQuery } from './analysed-query.js';
import { dateScore } from './date-score.js';
import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

/** In months. */
function score(question: string, happened: string, timeZone: string): number {
  const asking = { now: new Date('2026-11-21T12:00:00Z'), timeZone };
  const query = analyseQuery(question, aCorpus(['Bread.']), {
    english: { has: () => true, weight: () => 1 },
    asking,
  });
  const candidate = { happenedAt: new Date(happened) } as Candidate;
  return dateScore({ ...query, period: null }, candidate) / WEIGHTS.date;
}

describe('a date that a question names', () => {
  it.each([
    ['Europe/Paris', '2023-06-30T22:30:00Z', 1.5],
    ['UTC', '2023-06-30T22:30:00Z', 0.5],
    ['America/Los_Angeles', '2023-08-01T06:30:00Z', 1.5],
    ['Pacific/Kiritimati', '2023-06-30T10:30:00Z', 1.5],
    ['Pacific/Pago_Pago', '2023-08-01T10:30:00Z', 1.5],
  ])('is one of the calendar in %s', (timeZone, happened, months) => {
    expect(score('bread in July 2023', happened, timeZone)).toBeCloseTo(months, 5);
  });

  it('is not met by another', () => {
    expect(score('bread in July 2023', '2021-03-04T12:00:00Z', 'Europe/Paris')).toBe(0);
    expect(score('bread', '2021-03-04T12:00:00Z', 'Europe/Paris')).toBe(0);
  });
});
