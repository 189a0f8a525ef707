import { isWithin, readAskedCount } from './asked-count.js';

const ASKING = { now: new Date('2026-06-10T12:00:00Z'), timeZone: 'Europe/Berlin' };
const MAY = { from: new Date('2026-04-30T22:00:00Z'), to: new Date('2026-05-31T22:00:00Z') };

describe('in which time something is counted', () => {
  it.each([
    ['en', 'How many books did I read in May?', 'How many books did I read in ?'],
    ['de', 'Wie viele Bücher habe ich im Mai gelesen?', 'Wie viele Bücher habe ich  gelesen?'],
  ])('is read and taken out (%s)', (_language, question, text) => {
    const asked = readAskedCount(question, ASKING);
    expect(asked.text).toBe(text);
    expect(asked.period).toMatchObject(MAY);
  });

  it('may be any', () => {
    expect(readAskedCount('How many cats did I have?', ASKING).period).toBeUndefined();
  });

  it('counts days of the calendar where somebody is', () => {
    const told = (happenedAt: string | null, recordedAt = '2026-06-09T10:00:00Z') => ({
      happenedAt,
      recordedAt,
    });
    expect(isWithin(told('2026-05-01T00:00:00Z'), MAY, ASKING.timeZone)).toBe(true);
    expect(isWithin(told('2026-06-01T00:00:00Z'), MAY, ASKING.timeZone)).toBe(false);
    expect(isWithin(told(null, '2026-05-31T21:00:00Z'), MAY, ASKING.timeZone)).toBe(true);
    expect(isWithin(told(null), MAY, ASKING.timeZone)).toBe(false);
  });
});
