import fc from 'fast-check';
import { isSchedule, nextAfter, type Place } from './schedule.js';

const ZURICH: Place = { timeZone: 'Europe/Zurich', latitude: 47.37, longitude: 8.54 };
const ZONES = [
  ...['Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe'],
  ...['Africa/Casablanca', 'Asia/Kolkata', 'Pacific/Apia'],
];
const daily = (at: string) => ({ kind: 'time', at, weekdays: [] as number[] }) as const;

function list(
  trigger: Parameters<typeof nextAfter>[0],
  from: string,
  count: number,
  place = ZURICH,
): string[] {
  const times: string[] = [];
  let at: number | null = Date.parse(from);
  while (times.length < count && at !== null) {
    at = nextAfter(trigger, at, place);
    if (at !== null) times.push(new Date(at).toISOString());
  }
  return times;
}

describe('a time of day', () => {
  it('comes once on the day of 23 hours, when the gap ends, and once on that of 25, the first time', () => {
    expect(list(daily('02:30'), '2026-03-28T12:00:00Z', 2)).toEqual([
      ...['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z'],
    ]);
    expect(list(daily('02:30'), '2026-10-24T12:00:00Z', 2)).toEqual([
      ...['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ]);
    expect(list(daily('07:00'), '2026-03-28T12:00:00Z', 1)).toEqual(['2026-03-29T05:00:00.000Z']);
  });

  it('comes once a day in every zone, through a year', () => {
    fc.assert(
      fc.property(fc.nat(1_439), fc.constantFrom(...ZONES), (minute, timeZone) => {
        const two = (part: number): string => String(part).padStart(2, '0');
        const at = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const times = list(daily(at), '2026-01-01T00:00:00Z', 366, { timeZone });
        const day = new Intl.DateTimeFormat('en-CA', { timeZone });
        expect(new Set(times.map((one) => day.format(Date.parse(one)))).size).toBe(366);
      }),
      { numRuns: 30 },
    );
  });

  it('comes on its days of the week', () => {
    const saturday = { ...daily('09:00'), weekdays: [6] };
    expect(list(saturday, '2026-06-01T00:00:00Z', 1)).toEqual(['2026-06-06T07:00:00.000Z']);
  });
});

describe('the sun', () => {
  const sun = (event: 'sunrise' | 'sunset', offsetMinutes = 0) =>
    ({ kind: 'sun', event, offsetMinutes }) as const;

  it('sets where the home is, or so much before', () => {
    const [sunset] = list(sun('sunset'), '2026-06-21T00:00:00Z', 1);
    expect(sunset?.slice(0, 15)).toBe('2026-06-21T19:2');
    const [before] = list(sun('sunset', -30), '2026-06-21T00:00:00Z', 1);
    expect(Date.parse(sunset ?? '') - Date.parse(before ?? '')).toBe(30 * 60_000);
  });

  it('does not set for weeks in the north', () => {
    const tromso: Place = { timeZone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 };
    expect(list(sun('sunset'), '2026-06-10T00:00:00Z', 1, tromso)[0]?.slice(0, 7)).toBe('2026-07');
  });

  it('is not known where nobody said where the home is', () => {
    expect(nextAfter(sun('sunset'), 0, { timeZone: 'UTC' })).toBeNull();
  });
});

it.each([
  ['30 6 * * 1-5', true],
  ['*/15 8-18 * * MON-FRI', true],
  ['0 0 31 2 *', false],
  ['* * * * * *', false],
  ['61 * * * *', false],
  ['@daily', false],
  ['a'.repeat(90), false],
])('a schedule %s: %s', (pattern, expected) => {
  expect(isSchedule(pattern)).toBe(expected);
});
