import { Cases } from '../../../testing/cases.js';
import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { type FoundDay, happenedAt } from './happened.js';
import { loadTagger } from './tagger.js';

const cases = Cases.beside(import.meta.url);

/** A Saturday, noon in Vienna. */
const SATURDAY = '2026-11-21T11:00:00Z';

const tag = await loadTagger();

const find = (text: string, recordedAt = SATURDAY, timeZone = 'Europe/Vienna'): FoundDay | undefined =>
  happenedAt(text, { recordedAt: new Date(recordedAt), timeZone }, tag);
const read = (...given: Parameters<typeof find>): string | undefined => find(...given)?.at.toISOString();

describe('when what a text tells happened', () => {
  cases.it('is read', (text: string, expected: string) => {
    expect(read(text)).toBe(expected);
  });

  cases.it('has a year that is inferred', (text: string, day: string | undefined, recordedAt?: string) => {
    const found = find(text, recordedAt);
    expect(found?.at.toISOString().slice(0, 10)).toBe(day);
    expect(found?.isInferred).toBe(true);
  });

  cases.it('leaves nothing to infer', (text: string) => {
    expect(find(text)?.isInferred).toBe(false);
  });

  cases.it('is no day', (text: string) => {
    expect(read(text)).toBeUndefined();
  });

  cases.it('is read in German', (text: string, expected: string) => {
    expect(read(text)).toBe(expected);
  });

  cases.it('is no day in German', (text: string) => {
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
    const took = cpuTimeOf(() => {
      read('Yesterday and on 3 May 2024 and last Friday. '.repeat(400));
    });
    expect(took).toBeLessThan(1_000);
  });
});
