import { isOccurrence, lastOccurrence, nextOccurrence } from './next-occurrence.js';
import { type Recurrence } from './recurrence.js';

const BERLIN = 'Europe/Berlin';

/** The next few, as the clock and the calendar on the wall show them. */
function shown(
  start: string,
  recurrence: Partial<Recurrence> & Pick<Recurrence, 'every'>,
  { count = 4, after = '2000-01-01T00:00:00Z', timeZone = BERLIN } = {},
): string[] {
  const rule = { interval: 1, ...recurrence, start };
  let at = new Date(after);
  return Array.from({ length: count }, () => {
    at = nextOccurrence(rule, at, timeZone);
    return at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  });
}

describe('what comes again', () => {
  it('comes every day and every third day, counted from its beginning', () => {
    expect(shown('2026-11-26T18:00:00', { every: 'day' }, { count: 2 })).toEqual([
      '2026-11-26 18:00',
      '2026-11-27 18:00',
    ]);
    const third = { every: 'day', interval: 3 } as const;
    expect(shown('2026-11-26T18:00:00', third, { count: 2, after: '2026-12-01T00:00:00Z' })).toEqual([
      '2026-12-02 18:00',
      '2026-12-05 18:00',
    ]);
  });

  it('comes on the days of the week that are named, or on the one it begins with', () => {
    expect(shown('2026-11-26T06:45:00', { every: 'week', weekdays: [5, 1] })).toEqual([
      '2026-11-27 06:45',
      '2026-11-30 06:45',
      '2026-12-04 06:45',
      '2026-12-07 06:45',
    ]);
    expect(shown('2026-11-26T18:00:00', { every: 'week' }, { count: 2 })).toEqual([
      '2026-11-26 18:00',
      '2026-12-03 18:00',
    ]);
  });

  it('comes every second week on all of its days, a Sunday being the last of its week', () => {
    expect(shown('2026-11-26T18:00:00', { every: 'week', interval: 2, weekdays: [0, 2] })).toEqual([
      '2026-11-29 18:00',
      '2026-12-08 18:00',
      '2026-12-13 18:00',
      '2026-12-22 18:00',
    ]);
  });

  it('comes on the last day of a month that is too short, and on its own in the others', () => {
    expect(shown('2027-01-31T09:00:00', { every: 'month', monthDay: 31 })).toEqual([
      '2027-01-31 09:00',
      '2027-02-28 09:00',
      '2027-03-31 09:00',
      '2027-04-30 09:00',
    ]);
    expect(shown('2027-12-30T09:00:00', { every: 'month' }, { count: 4 })).toEqual([
      '2027-12-30 09:00',
      '2028-01-30 09:00',
      '2028-02-29 09:00',
      '2028-03-30 09:00',
    ]);
  });

  it('comes on the last day of every month', () => {
    expect(shown('2027-01-15T09:00:00', { every: 'month', interval: 2, monthDay: -1 }, { count: 3 })).toEqual(
      ['2027-01-31 09:00', '2027-03-31 09:00', '2027-05-31 09:00'],
    );
  });

  it('begins with the next month where its day of this one is over', () => {
    expect(shown('2027-01-15T09:00:00', { every: 'month', monthDay: 1 }, { count: 2 })).toEqual([
      '2027-02-01 09:00',
      '2027-03-01 09:00',
    ]);
  });

  it('comes on 29 February where there is one, and the day before it elsewhere', () => {
    expect(shown('2028-02-29T12:00:00', { every: 'year' }, { count: 5 })).toEqual([
      '2028-02-29 12:00',
      '2029-02-28 12:00',
      '2030-02-28 12:00',
      '2031-02-28 12:00',
      '2032-02-29 12:00',
    ]);
  });

  it('comes after so many hours and minutes, counted by the time that passes', () => {
    const eighth = { every: 'hour', interval: 8 } as const;
    expect(shown('2026-03-28T22:00:00', eighth, { count: 3 })).toEqual([
      '2026-03-28 22:00',
      '2026-03-29 07:00',
      '2026-03-29 15:00',
    ]);
    expect(
      shown(
        '2026-11-26T09:00:00',
        { every: 'minute', interval: 90 },
        { count: 3, after: '2026-11-27T08:00:00Z' },
      ),
    ).toEqual(['2026-11-27 10:30', '2026-11-27 12:00', '2026-11-27 13:30']);
  });

  it('keeps its hour when the clocks change', () => {
    expect(
      shown('2026-03-28T07:00:00', { every: 'day' }, { count: 3, after: '2026-03-28T00:00:00Z' }),
    ).toEqual(['2026-03-28 07:00', '2026-03-29 07:00', '2026-03-30 07:00']);
    expect(
      shown('2026-10-24T07:00:00', { every: 'day' }, { count: 3, after: '2026-10-24T00:00:00Z' }),
    ).toEqual(['2026-10-24 07:00', '2026-10-25 07:00', '2026-10-26 07:00']);
  });

  it('comes an hour later on the day that has no such hour, and at its own from the next day on', () => {
    expect(
      shown('2026-03-28T02:30:00', { every: 'day' }, { count: 3, after: '2026-03-28T00:00:00Z' }),
    ).toEqual(['2026-03-28 02:30', '2026-03-29 03:30', '2026-03-30 02:30']);
  });

  it('comes once on the day that has the hour twice', () => {
    const rule = { every: 'day', interval: 1, start: '2026-10-24T02:30:00' } as const;
    const first = nextOccurrence(rule, new Date('2026-10-24T12:00:00Z'), BERLIN);
    expect(first.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(nextOccurrence(rule, first, BERLIN).toISOString()).toBe('2026-10-26T01:30:00.000Z');
  });

  it('comes once where a whole day was left out of the calendar', () => {
    const apia = { count: 3, after: '2011-12-28T00:00:00Z', timeZone: 'Pacific/Apia' };
    expect(shown('2011-12-28T12:00:00', { every: 'day' }, apia)).toEqual([
      '2011-12-28 12:00',
      '2011-12-29 12:00',
      '2011-12-31 12:00',
    ]);
  });

  it('is looked back at: the last one until then, none before the beginning', () => {
    const rule = { every: 'week', interval: 1, weekdays: [4], start: '2026-11-26T18:00:00' } as const;
    const last = (until: string): string | undefined =>
      lastOccurrence(rule, new Date(until), BERLIN)?.toISOString();
    expect(last('2026-11-26T16:59:59Z')).toBeUndefined();
    expect(last('2026-11-26T17:00:00Z')).toBe('2026-11-26T17:00:00.000Z');
    expect(last('2027-04-01T15:59:00Z')).toBe('2027-03-25T17:00:00.000Z');
    expect(isOccurrence(rule, new Date('2027-04-01T16:00:00Z'), BERLIN)).toBe(true);
    expect(isOccurrence(rule, new Date('2027-04-01T17:00:00Z'), BERLIN)).toBe(false);
  });

  it('goes forth and back through any rule without missing or doubling one', () => {
    const rules: Recurrence[] = [
      { every: 'minute', interval: 45 },
      { every: 'hour', interval: 5 },
      { every: 'day', interval: 2 },
      { every: 'week', interval: 3, weekdays: [0, 3, 6] },
      { every: 'month', interval: 1, monthDay: 31 },
      { every: 'year', interval: 4 },
    ];
    for (const rule of rules.map((each) => ({ ...each, start: '2024-02-29T02:30:00' }))) {
      let at = nextOccurrence(rule, new Date(0), BERLIN);
      for (let count = 0; count < 400; count += 1) {
        const next = nextOccurrence(rule, at, BERLIN);
        expect(next > at).toBe(true);
        expect(lastOccurrence(rule, new Date(next.getTime() - 1), BERLIN)).toEqual(at);
        at = next;
      }
    }
  });
});
