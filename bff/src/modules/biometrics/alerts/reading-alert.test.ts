import { isQuietAt } from '../../../common/quiet-hours.js';
import { findingOf, type Measured, outcomeOf } from './reading-alert.js';

const START = Date.UTC(2026, 2, 12, 15, 0);
const minute = (at: number): Date => new Date(START + at * 60_000);
/** One value each five minutes from there on. */
const values = (...all: number[]): Measured[] =>
  all.map((value, index) => ({ from: minute(5 * index), to: minute(5 * index + 5), value }));
const above = (minutes: number) => ({ condition: 'above' as const, minutes });

describe('a rule', () => {
  it('holds once it has lasted', () => {
    expect(findingOf(above(15), 100, values(90, 110, 111, 112))).toEqual({
      ...{ holds: true, since: minute(5), value: 112 },
    });
    expect(findingOf(above(20), 100, values(90, 110, 111, 112))).toMatchObject({
      holds: false,
      since: minute(5),
    });
    expect(findingOf(above(0), 100, values(110))).toMatchObject({ holds: true });
  });

  it('ends with a reading that is not beyond the limit', () => {
    expect(findingOf(above(0), 100, values(110, 111, 100))).toEqual({
      holds: false,
      since: null,
      value: 100,
    });
  });

  it('is broken by a hole of more than an hour', () => {
    const [early, ...late] = values(110, ...Array<number>(20).fill(111));
    const measured = [early!, ...late.slice(-3)];
    expect(findingOf(above(20), 100, measured)).toMatchObject({ holds: false, since: late.at(-3)!.from });
  });

  it('looks below, too, and says nothing of nothing', () => {
    expect(findingOf({ condition: 'below_usual', minutes: 5 }, 50, values(49, 48))).toMatchObject({
      holds: true,
    });
    expect(findingOf(above(0), 100, [])).toEqual({ holds: false, since: null, value: null });
  });
});

describe('what is told', () => {
  const holding = { holds: true, since: minute(0), value: 110 };
  const at = (now: number, isQuiet = false) => ({ now: minute(now), isQuiet });
  const never = { firedAt: null, snoozedUntil: null };

  it('is told once for each run of readings', () => {
    expect(outcomeOf(never, holding, at(20))).toBe('fires');
    expect(outcomeOf({ ...never, firedAt: minute(15) }, holding, at(20))).toBe('told');
    expect(outcomeOf({ ...never, firedAt: minute(-60) }, holding, at(20))).toBe('fires');
  });

  it('waits for the end of a snooze and of quiet hours, and is told then if it still holds', () => {
    const snoozed = { firedAt: minute(10), snoozedUntil: minute(60) };
    expect(outcomeOf(snoozed, holding, at(59))).toBe('snoozed');
    expect(outcomeOf(snoozed, holding, at(60))).toBe('fires');
    expect(outcomeOf({ ...snoozed, firedAt: minute(60) }, holding, at(61))).toBe('told');
    expect(outcomeOf(never, holding, at(20, true))).toBe('quiet');
    expect(outcomeOf(never, { ...holding, holds: false }, at(20))).toBe('holds');
    expect(outcomeOf(never, { holds: false, since: null, value: 90 }, at(20))).toBe('none');
  });
});

it('knows quiet hours over midnight, by the clock on the wall there', () => {
  const night = { from: '22:00', until: '07:00' };
  expect(isQuietAt(new Date('2026-03-12T21:30:00Z'), night, 'Europe/Berlin')).toBe(true);
  expect(isQuietAt(new Date('2026-03-12T20:30:00Z'), night, 'Europe/Berlin')).toBe(false);
  expect(isQuietAt(new Date('2026-03-12T06:00:00Z'), night, 'Europe/Berlin')).toBe(false);
});
