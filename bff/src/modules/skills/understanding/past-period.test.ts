import { pastPeriodIn } from './past-period.js';

/** A Wednesday, when it is past midnight in Auckland and not yet in Lisbon. */
const NOW = new Date('2026-11-18T12:30:00Z');

describe('pastPeriodIn', () => {
  it.each([
    ['my day', 'Europe/Lisbon', '2026-11-18T00:00:00.000Z', '2026-11-19T00:00:00.000Z'],
    ['what happened today', 'Pacific/Auckland', '2026-11-18T11:00:00.000Z', '2026-11-19T11:00:00.000Z'],
    ['yesterday', 'Europe/Paris', '2026-11-16T23:00:00.000Z', '2026-11-17T23:00:00.000Z'],
    ['this week', 'Europe/Lisbon', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['last week', 'Europe/Lisbon', '2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['last month', 'Europe/Paris', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['this month', 'Europe/Lisbon', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['March', 'UTC', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['in December', 'UTC', '2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['April 2024', 'Europe/Lisbon', '2024-03-31T23:00:00.000Z', '2024-04-30T23:00:00.000Z'],
    ['2025', 'UTC', '2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['last year', 'UTC', '2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['the week before last', 'UTC', '2026-11-02T00:00:00.000Z', '2026-11-09T00:00:00.000Z'],
    ['on Monday', 'UTC', '2026-11-16T00:00:00.000Z', '2026-11-17T00:00:00.000Z'],
    ['Wednesday', 'UTC', '2026-11-11T00:00:00.000Z', '2026-11-12T00:00:00.000Z'],
    ['12 November', 'Europe/Paris', '2026-11-11T23:00:00.000Z', '2026-11-12T23:00:00.000Z'],
    ['on December 24th', 'UTC', '2025-12-24T00:00:00.000Z', '2025-12-25T00:00:00.000Z'],
    ['3 days ago', 'UTC', '2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['the last 7 days', 'Europe/Lisbon', '2026-11-12T00:00:00.000Z', '2026-11-19T00:00:00.000Z'],
  ])('reads “%s” in %s', (text, timeZone, from, before) => {
    const period = pastPeriodIn(text, NOW, timeZone);
    expect(period?.from.toISOString()).toBe(from);
    expect(period?.before.toISOString()).toBe(before);
  });

  it.each([
    ['monday', 'on Monday'],
    ['on 12 november', 'on 12 November'],
    ['3 days ago', '3 days ago'],
    ['march', 'in March'],
  ])('says “%s” as “%s”', (said, words) => {
    expect(pastPeriodIn(said, NOW, 'UTC')?.words).toBe(words);
  });

  it('reads a day on which the clocks change as the hours that it has', () => {
    const period = pastPeriodIn('today', new Date('2026-10-25T12:00:00Z'), 'Europe/Paris');
    expect(period?.from.toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(period?.before.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('finds none where none is said', () => {
    expect(pastPeriodIn('Ana', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('the last 4000 days', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('what may happen in march or so', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('31 February', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('24 December 2026', NOW, 'UTC')).toBeUndefined();
  });
});
