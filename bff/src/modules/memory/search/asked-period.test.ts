import { askedPeriod } from './asked-period.js';

/** A Saturday. */
const now = new Date('2026-11-21T12:00:00Z');

function periodOf(question: string, timeZone = 'UTC'): string | null {
  const period = askedPeriod(question, { now, timeZone });
  return period && `${period.from.toISOString().slice(0, 10)}/${period.to.toISOString().slice(0, 10)}`;
}

describe('the period that a question asks about', () => {
  it.each([
    ['What did I do today?', '2026-11-21/2026-11-22'],
    ['What did I do yesterday?', '2026-11-20/2026-11-21'],
    ['the day before yesterday', '2026-11-19/2026-11-20'],
    ['two weeks ago', '2026-11-04/2026-11-11'],
    ['3 days ago', '2026-11-18/2026-11-19'],
    ['a month ago', '2026-10-01/2026-11-01'],
    ['two years ago', '2024-01-01/2025-01-01'],
    ['in the last two weeks', '2026-11-07/2026-11-22'],
    ['last week', '2026-11-09/2026-11-16'],
    ['this week', '2026-11-16/2026-11-23'],
    ['last weekend', '2026-11-14/2026-11-16'],
    ['next month', '2026-12-01/2027-01-01'],
    ['last year', '2025-01-01/2026-01-01'],
    ['last Friday', '2026-11-20/2026-11-21'],
    ['last Saturday', '2026-11-14/2026-11-15'],
    ['on Saturday', '2026-11-21/2026-11-22'],
    ['next Monday', '2026-11-23/2026-11-24'],
    ['last summer', '2026-06-01/2026-09-01'],
    ['last autumn', '2025-09-01/2025-12-01'],
    ['this autumn', '2026-09-01/2026-12-01'],
    ['last winter', '2025-12-01/2026-03-01'],
    ['last December', '2025-12-01/2026-01-01'],
    ['in March', '2026-03-01/2026-04-01'],
    ['in December', '2025-12-01/2026-01-01'],
    ['in May 2023', '2023-05-01/2023-06-01'],
    ['on 3 May 2023', '2023-05-03/2023-05-04'],
    ['on May 3rd, 2023', '2023-05-03/2023-05-04'],
    ['on 2024-02-29', '2024-02-29/2024-03-01'],
    ['in summer 2024', '2024-06-01/2024-09-01'],
    ['in 2022', '2022-01-01/2023-01-01'],
    ['between May and July 2023', '2023-05-01/2023-08-01'],
    ['from 3 May to 9 May 2023', '2023-05-03/2023-05-10'],
    ['since last week', '2026-11-09/2026-12-21'],
    ['before Christmas', '2024-12-24/2025-12-24'],
  ])('%s', (question, period) => {
    expect(periodOf(question)).toBe(period);
  });

  it.each([
    'What may I eat?',
    'How do I march in step?',
    'Which spring water do I like?',
    'Who are my three brothers?',
    'When does the flat lease end?',
  ])('none: %s', (question) => {
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
