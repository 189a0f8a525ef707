import { Cases } from '../../../testing/cases.js';
import { normalisedWords } from './normalise.js';
import { isRepeated, readWhen } from './when.js';
import { periodIn } from './when/period.js';

const cases = Cases.beside(import.meta.url);

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
  cases.it('is read', (text: string, at: string) => {
    expect(read(text)?.at).toBe(at);
  });

  cases.it('is not read where no time is said', (text: string) => {
    expect(read(text)).toBeUndefined();
  });

  cases.it('leaves what is to be done', (text: string, rest: string) => {
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

  cases.it('comes again and again', (text: string) => {
    expect(isRepeated(text)).toBe(true);
  });

  it('takes everybody for no repetition', () => {
    expect(isRepeated('call every friend of mine tomorrow')).toBe(false);
  });
});

describe('the time that is asked about', () => {
  cases.it('has a beginning and an end', (text: string, from: string, until: string) => {
    const period = periodIn(normalisedWords(text).join(' '), { now: NOW, timeZone: ZONE });
    expect(period && [wall(period.from), wall(period.until)]).toEqual([from, until]);
  });

  it('is none where no time is said', () => {
    expect(periodIn('what are my reminders', { now: NOW, timeZone: ZONE })).toBeUndefined();
  });
});
