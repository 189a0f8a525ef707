import { happenedAt } from './happened.js';

/** A Saturday, noon in Vienna. */
const SATURDAY = '2026-11-21T11:00:00Z';

const read = (text: string, recordedAt = SATURDAY, timeZone = 'Europe/Vienna'): string | undefined =>
  happenedAt(text, { recordedAt: new Date(recordedAt), timeZone })?.toISOString();

describe('when what a text tells happened', () => {
  it.each([
    ['Last Friday we met Ana.', '2026-11-20T11:00:00.000Z'],
    ['On Friday I ran ten kilometres.', '2026-11-20T11:00:00.000Z'],
    ['I have to call Ben on Friday.', '2026-11-27T11:00:00.000Z'],
    ['We got married on 3 May 2014.', '2014-05-03T10:00:00.000Z'],
    ['We moved in on 3 May.', '2026-05-03T10:00:00.000Z'],
    ['The concert will be on 3 May.', '2027-05-03T10:00:00.000Z'],
    ['Two weeks ago the boiler broke.', '2026-11-07T11:00:00.000Z'],
    ['Yesterday evening we saw Dune.', '2026-11-20T11:00:00.000Z'],
    ['Slept badly last night.', '2026-11-20T11:00:00.000Z'],
    ['Ran 5 km this morning.', '2026-11-21T11:00:00.000Z'],
    ['Dentist next Tuesday.', '2026-11-24T11:00:00.000Z'],
    ['Called her yesterday at 9:30.', '2026-11-20T08:30:00.000Z'],
    ['2024-03-12: bought the car.', '2024-03-12T11:00:00.000Z'],
    ['25.12.2024 was the first snow.', '2024-12-25T11:00:00.000Z'],
    ['Yesterday was good. I slept well yesterday.', '2026-11-20T11:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'I lived in Lyon until 3 May 2025.',
    'The passport expires on 3 May 2031.',
    'We have choir every Friday.',
    'Ana’s birthday is on 3 May.',
    'We were there from 3 to 5 May.',
    'In May 2024 we moved.',
    'Last week I was ill.',
    'Last summer we went to Rome.',
    'Three years ago we met.',
    'On Friday I ran, and on Sunday I rested.',
    'Lunch on Friday.',
    'It was on 03/04/2024.',
    'Sat down in the sun.',
    'The code is 1234-56-7890.',
    'May I have two marches?',
    'The battle of 14 October 1066 was lost.',
    'Nothing here.',
  ])('says no day for: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  describe('counts days where it was written', () => {
    it.each([
      // 21 November in Vienna has ended in Auckland and not begun in Honolulu.
      ['Pacific/Auckland', '2026-11-20T11:30:00Z', '2026-11-19T23:00:00.000Z'],
      ['Pacific/Honolulu', '2026-11-21T09:30:00Z', '2026-11-19T22:00:00.000Z'],
      // On the day after clocks went back and forward.
      ['Europe/Vienna', '2026-10-26T08:00:00Z', '2026-10-25T11:00:00.000Z'],
      ['Europe/Vienna', '2026-03-30T08:00:00Z', '2026-03-29T10:00:00.000Z'],
      // In the first hour of a year.
      ['Europe/Vienna', '2025-12-31T23:30:00Z', '2025-12-31T11:00:00.000Z'],
      ['America/New_York', '2026-01-01T04:30:00Z', '2025-12-30T17:00:00.000Z'],
    ])('yesterday in %s at %s', (timeZone, recordedAt, expected) => {
      expect(read('Yesterday we met.', recordedAt, timeZone)).toBe(expected);
    });

    it('an hour that the clocks skipped', () => {
      expect(read('Woke up yesterday at 2:30.', '2026-03-30T08:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    });
  });

  it('is quick with a long text of dates', () => {
    const start = performance.now();
    read('Yesterday and on 3 May 2024 and last Friday. '.repeat(400));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
