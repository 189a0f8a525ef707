import path from 'node:path';
import { Cases } from '../../../testing/cases.js';
import { loadPack } from '../pack/load-pack.js';
import { latticeOf, readTokens } from './lattice.js';
import { momentOf, type MomentOptions } from './moment.js';
import { type When } from './when.js';

const cases = Cases.beside(import.meta.url);
const PACK = loadPack(path.join(import.meta.dirname, '..', 'packs', 'en'));
const GERMAN = loadPack(path.join(import.meta.dirname, '..', 'packs', 'de'));

const ZONE = 'Europe/Paris';
/** A Saturday, 14:30 in Paris. */
const NOW = new Date('2026-11-21T13:30:00Z');

/** What is found of a type, by the words it stands for. */
function found(text: string, types: readonly string[], pack = PACK): [words: string, value: unknown][] {
  const { tokens, spans } = latticeOf(readTokens(text, { pack }), { pack, weigh: () => 0.5 });
  return [...spans].flatMap(([start, all]) =>
    all
      .filter(({ type }) => types.includes(type))
      .map(({ end, value }): [string, unknown] => [
        text.slice(tokens[start]?.start, tokens[end - 1]?.end).toLowerCase(),
        value,
      ]),
  );
}

/** What the most words stand for. */
function longest(text: string, type: string): unknown {
  return found(text, [type]).sort(([one], [other]) => other.length - one.length)[0]?.[1];
}

function whenOf(text: string, pack = PACK): When | undefined {
  return found(text, ['when', 'recurrence'], pack)[0]?.[1] as When | undefined;
}

/** What the clock in Paris shows: "2026-11-22 09:00". */
function wallOf(when: When | undefined, options: MomentOptions = {}, now = NOW): string | undefined {
  const at = when && momentOf(when, now, ZONE, options);
  return at?.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16);
}

describe('times', () => {
  cases.it('are the next that fit', (text: string, at: string) => {
    expect(wallOf(whenOf(text))).toBe(at);
  });

  cases.it('are the last that fit of what is told', (text: string, at: string | undefined) => {
    expect(wallOf(whenOf(text), { towards: 'past' })).toBe(at);
  });

  cases.it('are of German', (text: string, at: string) => {
    expect(wallOf(whenOf(text, GERMAN))).toBe(at);
  });

  cases.it('are not read where none is said', (text: string) => {
    expect(found(text, ['when', 'recurrence'])).toEqual([]);
  });

  cases.it('take the words that belong to them', (text: string, words: string) => {
    expect(found(text, ['when', 'recurrence']).map(([said]) => said)).toEqual([words]);
  });

  cases.it('come again', (text: string, repeat: unknown, first: string | undefined) => {
    const when = whenOf(text);
    expect(when?.repeat).toEqual(repeat);
    if (first !== undefined) expect(wallOf(when)).toBe(first);
  });

  it('have an end where a range is said', () => {
    expect(whenOf('from 3 to 5 pm')).toEqual({
      hour: 3,
      minute: 0,
      meridiem: 'pm',
      until: { hour: 5, minute: 0, meridiem: 'pm' },
    });
    expect(whenOf('between 9 and 11')?.until).toEqual({ hour: 11, minute: 0 });
    expect(whenOf('tomorrow 3-5pm')).toMatchObject({ day: 1, hour: 3, meridiem: 'pm', until: { hour: 5 } });
  });

  it('wake in the morning', () => {
    expect(wallOf(whenOf('at 6'), { isWaking: true })).toBe('2026-11-22 06:00');
    expect(wallOf(whenOf('tomorrow at 6'), { isWaking: true })).toBe('2026-11-22 06:00');
  });

  it('go by the clock on the wall where clocks are changed', () => {
    // Put forward on 28 March 2027 at 2, back on 31 October 2027 at 3.
    const spring = new Date('2027-03-27T12:00:00Z');
    const at = (text: string, now: Date): Date | undefined => momentOf(whenOf(text) ?? {}, now, ZONE);
    expect(at('tomorrow at 9', spring)).toEqual(new Date('2027-03-28T07:00:00Z'));
    expect(at('tomorrow at 2:30 am', spring)).toEqual(new Date('2027-03-28T01:30:00Z'));
    const autumn = new Date('2027-10-30T12:00:00Z');
    expect(at('tomorrow at 9', autumn)).toEqual(new Date('2027-10-31T08:00:00Z'));
    expect(at('in 24 hours', autumn)).toEqual(new Date('2027-10-31T13:00:00Z'));
  });

  it('go by the day of where they are said', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect(momentOf(whenOf('tomorrow at 9 am') ?? {}, late, 'Pacific/Auckland')).toEqual(
      new Date('2026-11-22T20:00:00Z'),
    );
  });
});

describe('numbers and quantities', () => {
  cases.it('are numbers', (text: string, value: number) => {
    expect(longest(text, 'number')).toBe(value);
  });

  cases.it('are lengths of time in seconds', (text: string, seconds: number) => {
    expect(longest(text, 'duration')).toBe(seconds);
  });

  cases.it('have a unit and a dimension', (text: string, dimension: string, value: number, base: number) => {
    const quantity = longest(text, dimension);
    expect(quantity).toMatchObject({ dimension });
    expect((quantity as { value: number }).value).toBeCloseTo(value, 3);
    expect((quantity as { base: number }).base).toBeCloseTo(base, 3);
  });

  it('are pairs', () => {
    for (const text of ['128/82', '128 over 82', 'bp was 128 / 82 today'])
      expect(found(text, ['pair'])[0]?.[1]).toEqual({ first: 128, second: 82 });
    expect(found('the 7/8 of it and 20/20', ['pair'])).toEqual([]);
  });

  it('are steps behind "by" and aims behind "to"', () => {
    expect(found('by 20 percent', ['by_percent', 'to_percent'])).toEqual([['by 20 percent', 20]]);
    expect(found('to 20%', ['to_percent'])).toEqual([['to 20%', 20]]);
    expect(found('to 20', ['to_number'])).toEqual([['to 20', 20]]);
    expect(found('to 20 minutes', ['to_number'])).toEqual([]);
    expect(found('to 2700 kelvin', ['kelvins'])[0]).toEqual(['to 2700 kelvin', 2700]);
  });
});
