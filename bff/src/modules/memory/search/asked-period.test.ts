import { Cases } from '../../../testing/cases.js';
import { askedPeriod } from './asked-period.js';

const cases = Cases.beside(import.meta.url);

/** A Saturday. */
const now = new Date('2026-11-21T12:00:00Z');

function periodOf(question: string, timeZone = 'UTC'): string | null {
  const period = askedPeriod(question, { now, timeZone });
  return period && `${period.from.toISOString().slice(0, 10)}/${period.to.toISOString().slice(0, 10)}`;
}

describe('the period that a question asks about', () => {
  cases.it('is read', (question: string, period: string) => {
    expect(periodOf(question)).toBe(period);
  });

  cases.it('is none', (question: string) => {
    expect(periodOf(question)).toBeNull();
  });

  cases.it('is read in German', (question: string, period: string) => {
    expect(periodOf(question)).toBe(period);
  });

  cases.it('is none in German', (question: string) => {
    expect(periodOf(question)).toBeNull();
  });

  it('begins where the asker lives', () => {
    const asking = { now: new Date('2026-11-21T02:00:00Z'), timeZone: 'America/New_York' };
    const period = askedPeriod('yesterday', asking);

    expect(period?.from.toISOString()).toBe('2026-11-19T05:00:00.000Z');
    expect(period?.to.toISOString()).toBe('2026-11-20T05:00:00.000Z');
  });

  it('tells which words say so', () => {
    const question = 'Where did I eat last week?';
    const period = askedPeriod(question, { now, timeZone: 'UTC' });

    expect(question.slice(period?.start, period?.end)).toBe('last week');
    expect(period?.isRelative).toBe(true);
    expect(askedPeriod('Where was I in March?', { now, timeZone: 'UTC' })?.isRelative).toBe(false);
  });
});
