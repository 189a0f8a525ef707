import { normalisedWords } from './normalise.js';
import { isRepeated, readWhen } from './when.js';
import { periodIn } from './when/period.js';

const ZONE = 'Europe/Paris';
/** A Saturday, 14:30 in Paris. */
const NOW = new Date('2026-11-21T13:30:00Z');

function read(text: string, now = NOW, isWaking = false): { at: string; rest: string } | undefined {
  const when = readWhen(normalisedWords(text).join(' '), { now, timeZone: ZONE, isWaking });
  return when && { at: wall(when.at), rest: when.rest };
}

/** What the clock in Paris shows: "2026-11-22 09:00". */
function wall(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16);
}

describe('when something is meant', () => {
  it.each([
    ['call Ana tomorrow at 9', '2026-11-22 09:00'],
    ['tomorrow at nine thirty', '2026-11-22 09:30'],
    ['at 17:45', '2026-11-21 17:45'],
    ['at 5', '2026-11-21 17:00'],
    ['at 2', '2026-11-22 02:00'],
    ['at 2 pm', '2026-11-22 14:00'],
    ['at 12', '2026-11-22 12:00'],
    ['tomorrow at 12', '2026-11-22 12:00'],
    ['tomorrow at 5', '2026-11-22 17:00'],
    ['at noon', '2026-11-22 12:00'],
    ['at midnight', '2026-11-22 00:00'],
    ['at half past nine', '2026-11-21 21:30'],
    ['tomorrow at quarter to five', '2026-11-22 16:45'],
    ['7 o’clock on monday', '2026-11-23 07:00'],
    ['in 20 minutes', '2026-11-21 14:50'],
    ['in half an hour', '2026-11-21 15:00'],
    ['an hour from now', '2026-11-21 15:30'],
    ['in 2 days', '2026-11-23 14:30'],
    ['in 2 days at 8 am', '2026-11-23 08:00'],
    ['in three weeks', '2026-12-12 09:00'],
    ['on the 12th', '2026-12-12 09:00'],
    ['the 25th at 10', '2026-11-25 10:00'],
    ['on the 31st', '2026-12-31 09:00'],
    ['on 5 December at 8 pm', '2026-12-05 20:00'],
    ['on March 3rd', '2027-03-03 09:00'],
    ['the day after tomorrow at 10 am', '2026-11-23 10:00'],
    ['tomorrow', '2026-11-22 09:00'],
    ['next friday evening', '2026-11-27 18:00'],
    ['monday morning', '2026-11-23 09:00'],
    ['this evening at 7', '2026-11-21 19:00'],
    ['tonight at 12', '2026-11-22 00:00'],
    ['tonight', '2026-11-21 20:00'],
    ['8 in the morning', '2026-11-22 08:00'],
    ['tomorrow between 3 and 5 pm', '2026-11-22 15:00'],
    ['from 11 to 1 pm tomorrow', '2026-11-22 11:00'],
    ['saturday at 10', '2026-11-28 10:00'],
  ])('%j is %s', (text, at) => {
    expect(read(text)?.at).toBe(at);
  });

  it.each([
    'buy 2 milk',
    'pay 12.50',
    'dinner for 4',
    'the second floor',
    'enjoy the sun',
    'may I',
    'watch the evening news',
    'for 20 minutes',
  ])('%j says no time', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['call Ana tomorrow at 9', 'call ana'],
    ['tomorrow at 9 call Ana', 'call ana'],
    ['call Ana on friday about the boat', 'call ana about the boat'],
    ['turn off the oven in 20 minutes', 'turn off the oven'],
    ['take out the trash this evening', 'take out the trash'],
  ])('%j leaves what is to be done', (text, rest) => {
    expect(read(text)?.rest).toBe(rest);
  });

  it('wakes in the morning', () => {
    expect(read('wake me up at 6', NOW, true)?.at).toBe('2026-11-22 06:00');
    expect(read('wake me up at 6 tomorrow', NOW, true)?.at).toBe('2026-11-22 06:00');
  });

  it('tells a time that is past today as it is', () => {
    expect(read('today at 1 pm')?.at).toBe('2026-11-21 13:00');
  });

  it('goes by the clock on the wall where clocks are changed', () => {
    // Put forward on 28 March 2027 at 2, back on 31 October 2027 at 3.
    const spring = new Date('2027-03-27T12:00:00Z');
    expect(readWhen('tomorrow at 9', { now: spring, timeZone: ZONE })?.at).toEqual(
      new Date('2027-03-28T07:00:00Z'),
    );
    expect(readWhen('tomorrow at 2:30', { now: spring, timeZone: ZONE, isWaking: true })?.at).toEqual(
      new Date('2027-03-28T01:30:00Z'),
    );
    const autumn = new Date('2027-10-30T12:00:00Z');
    expect(readWhen('tomorrow at 9', { now: autumn, timeZone: ZONE })?.at).toEqual(
      new Date('2027-10-31T08:00:00Z'),
    );
    expect(readWhen('in 24 hours', { now: autumn, timeZone: ZONE })?.at).toEqual(
      new Date('2027-10-31T13:00:00Z'),
    );
  });

  it('goes by the day of where it is said', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect(readWhen('tomorrow at 9 am', { now: late, timeZone: 'Pacific/Auckland' })?.at).toEqual(
      new Date('2026-11-22T20:00:00Z'),
    );
  });

  it.each(['every monday at 9', 'daily at 8', 'each morning', 'on weekdays', 'every 2 hours'])(
    '%j comes again and again',
    (text) => {
      expect(isRepeated(text)).toBe(true);
    },
  );

  it('takes everybody for no repetition', () => {
    expect(isRepeated('call every friend of mine tomorrow')).toBe(false);
  });
});

describe('the time that is asked about', () => {
  it.each([
    ['what do I have today', '2026-11-21 00:00', '2026-11-22 00:00'],
    ['my reminders for tomorrow', '2026-11-22 00:00', '2026-11-23 00:00'],
    ['tomorrow morning', '2026-11-22 00:00', '2026-11-22 12:00'],
    ['this week', '2026-11-21 00:00', '2026-11-23 00:00'],
    ['next week', '2026-11-23 00:00', '2026-11-30 00:00'],
    ['this weekend', '2026-11-21 00:00', '2026-11-23 00:00'],
    ['next month', '2026-12-01 00:00', '2027-01-01 00:00'],
    ['my 7 am alarm tomorrow', '2026-11-22 07:00', '2026-11-22 07:01'],
  ])('%j is from %s until %s', (text, from, until) => {
    const period = periodIn(normalisedWords(text).join(' '), { now: NOW, timeZone: ZONE });
    expect(period && [wall(period.from), wall(period.until)]).toEqual([from, until]);
  });

  it('is none where no time is said', () => {
    expect(periodIn('what are my reminders', { now: NOW, timeZone: ZONE })).toBeUndefined();
  });
});
