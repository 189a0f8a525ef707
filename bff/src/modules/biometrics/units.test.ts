import { metricNameOf, metricOf } from './metrics.js';
import { keptValue } from './reading-values.js';
import { inKeptUnit, inShownUnit, shownUnit, unitChoices } from './units.js';

const weight = metricOf('body-weight');
const warmth = metricOf('body-temperature');
const water = metricOf('water-intake');

describe('metricNameOf', () => {
  it.each([
    ['Weight', 'body-weight'],
    ['body weight', 'body-weight'],
    ['body-weight', 'body-weight'],
    ['Pulse', 'heart-rate'],
    ['SpO2', 'oxygen-saturation'],
    ['Blutzucker', 'glucose'],
    ['REM-Schlaf', 'sleep-rem'],
    ['push ups', 'push-ups'],
    ['Coffee', 'coffee'],
  ])('“%s” is kept as %s', (said, name) => expect(metricNameOf(said)).toBe(name));
});

describe('a value without its unit', () => {
  it('is in the only one in which it makes sense', () => {
    const glucose = metricOf('glucose');
    expect(keptValue(glucose, { value: 118 }, null)).toBeCloseTo(6.55, 2);
    expect(keptValue(glucose, { value: 5.9 }, null)).toBe(5.9);
    expect(() => keptValue(glucose, { value: 118, unit: 'mmol/L' }, null)).toThrow('can’t be right');
    expect(() => keptValue(weight, { value: 900 }, null)).toThrow('can’t be right');
  });
});

describe('units', () => {
  it.each([
    [weight, 176.37, 'lbs', 80],
    [weight, 12.5, 'stone', 79.38],
    [weight, 80, 'kg', 80],
    [warmth, 98.6, 'degrees fahrenheit', 37],
    [warmth, 37, 'degrees', 37],
    [water, 2, 'glasses', 500],
    [water, 2, 'Gläser', 500],
    [weight, 160, 'Pfund', 80],
    [warmth, 38.5, 'Grad', 38.5],
    [water, 1.5, 'litres', 1500],
    [water, 8, 'fl oz', 236.59],
    [metricOf('sleep-duration'), 450, 'minutes', 7.5],
  ])('%# are kept in the unit of their metric', (metric, value, unit, kept) => {
    expect(inKeptUnit(metric, value, unit)).toBeCloseTo(kept, 2);
  });

  it('are refused where they measure something else', () => {
    expect(inKeptUnit(weight, 80, 'bpm')).toBeUndefined();
    expect(inKeptUnit(metricOf('steps'), 80, 'kg')).toBeUndefined();
    expect(inKeptUnit(weight, 80, 'constructor')).toBeUndefined();
  });

  it.each(['constructor', 'toString', '__proto__'])('of one’s own may be called “%s”', (unit) => {
    const own = metricOf('push-ups', unit);
    expect([unitChoices(own), shownUnit(own, 'imperial'), inShownUnit(own, 3, 'imperial')]).toEqual([
      [],
      unit,
      3,
    ]);
    expect(inKeptUnit(own, 3, 'kg')).toBeUndefined();
  });

  it('are shown as the user chose, and come back as they were', () => {
    expect([weight, warmth, water].map((metric) => shownUnit(metric, 'imperial'))).toEqual([
      'lb',
      '°F',
      'fl oz',
    ]);
    expect([weight, warmth, water].map((metric) => shownUnit(metric, null))).toEqual(['kg', '°C', 'ml']);
    for (const metric of [weight, warmth, water]) {
      const shown = inShownUnit(metric, 37.5, 'imperial');
      expect(inKeptUnit(metric, shown, shownUnit(metric, 'imperial'))).toBeCloseTo(37.5, 6);
    }
    expect(inShownUnit(warmth, 37, 'imperial')).toBeCloseTo(98.6, 6);
  });
});
