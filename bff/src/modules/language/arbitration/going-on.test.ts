import { engineSaying, entity, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { namesOf } from '../matching/names.js';
import { type Clause } from '../understanding.js';

const HOME = {
  ...SMALL_HOME,
  entities: [
    ...SMALL_HOME.entities.map((each) =>
      each.domain === 'light' ? { ...each, attributes: { supported_color_modes: ['brightness'] } } : each,
    ),
    entity('switch.coffee', 'Coffee machine', { areaId: 'kitchen' }),
  ],
};
const packs = { en: packOf('en'), de: packOf('de') };
const names = {
  en: namesOf({ home: HOME }, packs.en, [packs.de]),
  de: namesOf({ home: HOME }, packs.de, [packs.en]),
};
const engines = {
  en: engineSaying((text) => (text.includes('thank') ? 'talk' : 'home'), 'en'),
  de: engineSaying((text) => (text.includes('danke') ? 'talk' : 'home'), 'de'),
};

function after(language: 'en' | 'de', before: readonly string[], text: string): Clause[] {
  return [...engines[language].understand(text, { names: names[language], before }).clauses];
}

function done(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ decision, chosen }) =>
    decision === 'act' && chosen ? [`${chosen.skill} ${chosen.targets.join(' ')}`] : [],
  );
}

describe('a short message', () => {
  it.each([
    ['en', ['turn on the kitchen light'], 'and in the bedroom?', 'home.on light.bedroom'],
    ['en', ['turn on the kitchen light'], 'to 30 percent', 'light.set light.kitchen'],
    [
      'en',
      ['turn on the kitchen light', 'and in the bedroom?'],
      'both off',
      'home.off light.kitchen light.bedroom',
    ],
    ['en', ['turn on the kitchen light'], 'and the coffee machine', 'home.on switch.coffee'],
    ['de', ['mach in der Küche das Licht an'], 'und im Schlafzimmer?', 'home.on light.bedroom'],
    ['de', ['mach in der Küche das Licht an'], 'auf 30 Prozent', 'light.set light.kitchen'],
    [
      'de',
      ['mach in der Küche das Licht an', 'auf 30 Prozent'],
      'und im Schlafzimmer',
      'light.set light.bedroom',
    ],
    [
      'de',
      ['mach in der Küche das Licht an', 'und im Schlafzimmer'],
      'mach beide wieder aus',
      'home.off light.kitchen light.bedroom',
    ],
    ['de', ['ist das Licht in der Küche an?'], 'und im Schlafzimmer?', 'home.query light.bedroom'],
    ['en', ['turn on the kitchen light'], 'ok off again', 'home.off light.kitchen'],
    ['en', ['turn on the kitchen light'], 'and the bedroom one', 'home.on light.bedroom'],
    ['en', ['turn on the kitchen light'], 'a bit dimmer', 'light.set light.kitchen'],
    ['en', ['heating to 23'], 'a bit much, make it 21', 'climate.set climate.main'],
    ['en', ['turn on the fan'], 'and the light in there', 'home.on light.bedroom'],
    ['de', ['mach in der Küche das Licht an'], 'wieder aus', 'home.off light.kitchen'],
    ['de', ['Heizung auf 23'], 'das ist zu viel, zwei Grad weniger', 'climate.set climate.main'],
    ['de', ['Heizung auf 23'], 'doch lieber 21', 'climate.set climate.main'],
  ] as const)('(%s) after %j goes on: %s', (language, before, text, asked) => {
    expect(done(after(language, before, text))).toEqual([asked]);
  });

  it.each([
    ['en', ['turn on the kitchen light'], 'thanks'],
    ['en', ['turn on the kitchen light'], 'the bulb in the bedroom is broken'],
    ['en', [], 'and in the bedroom?'],
    ['de', ['mach in der Küche das Licht an'], 'danke dir'],
    ['de', ['mach in der Küche das Licht an'], 'die Birne im Schlafzimmer ist kaputt'],
    ['de', ['mach in der Küche das Licht an'], 'aber nicht im Schlafzimmer'],
    ['de', [], 'auf 30 Prozent'],
  ] as const)('(%s) after %j does nothing: %s', (language, before, text) => {
    expect(done(after(language, before, text)).filter((each) => !each.startsWith('capabilities'))).toEqual(
      [],
    );
  });
});

describe('what is told', () => {
  it('is no command, whatever it is about', () => {
    const [clause] = after('de', [], 'die Birne im Schlafzimmer ist kaputt');
    expect(clause).toMatchObject({ form: { isTold: true } });
    expect(clause?.chosen).toBeUndefined();
  });

  it('may be a complaint, which asks for something', () => {
    expect(done(after('de', [], 'das Licht in der Küche ist zu hell'))).toEqual(['light.set light.kitchen']);
  });

  it('is not asked of the home where it is about the past', () => {
    const [clause] = after('de', [], 'wann wurde das Thermostat gewartet?');
    expect(clause?.chosen).toBeUndefined();
  });

  it.each([
    ['en', 'who fixed the thermostat?'],
    ['en', 'who turned on the kitchen light?'],
    ['de', 'wer hat das Licht in der Küche angemacht?'],
  ] as const)('is not asked of the home where it asks who did it (%s): %s', (language, text) => {
    const [clause] = after(language, [], text);
    expect(clause).toMatchObject({ act: 'ask' });
    expect(clause?.chosen).toBeUndefined();
  });
});
