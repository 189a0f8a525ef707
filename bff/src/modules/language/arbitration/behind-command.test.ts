import { engineSaying, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { namesOf } from '../matching/names.js';

const packs = { en: packOf('en'), de: packOf('de') };
const names = {
  en: namesOf({ home: SMALL_HOME }, packs.en, [packs.de]),
  de: namesOf({ home: SMALL_HOME }, packs.de, [packs.en]),
};
const engines = { en: engineSaying(() => 'home', 'en'), de: engineSaying(() => 'home', 'de') };

function read(language: 'en' | 'de', text: string): string[] {
  return engines[language]
    .understand(text, { names: names[language] })
    .clauses.map(({ act, decision, chosen, text: said }) =>
      decision === 'act' && chosen ? `${chosen.skill} ${chosen.targets.join(' ')}` : `${act}: ${said}`,
    );
}

describe('what is told behind a command without a mark', () => {
  it.each([
    ['en', 'kitchen light off I want to sleep', 'home.off light.kitchen', 'told: I want to sleep'],
    ['en', 'lock the front door please we are leaving', 'home.lock lock.front', 'told: we are leaving'],
    [
      'en',
      'kitchen light off before the pan boils over',
      'home.off light.kitchen',
      'told: before the pan boils over',
    ],
    ['en', 'stop the fan it has eaten a sock', 'home.off fan.bedroom', 'told: it has eaten a sock'],
    [
      'de',
      'mach das Licht in der Küche aus ich will schlafen',
      'home.off light.kitchen',
      'told: ich will schlafen',
    ],
    ['de', 'haustür abschließen bin schon im wagen', 'home.lock lock.front', 'told: bin schon im wagen'],
    ['de', 'licht in der küche aus die sonne scheint', 'home.off light.kitchen', 'told: die sonne scheint'],
    ['de', 'heizung auf 22 es kommen gäste', 'climate.set climate.main', 'told: es kommen gäste'],
  ] as const)('(%s) is a clause of its own: %s', (language, text, done, told) => {
    expect(read(language, text)).toEqual([done, told]);
  });

  it.each([
    ['de', 'haustür abschließen hab ich vergessen'],
    ['de', 'Ich habe das Licht in der Küche aus Versehen angelassen'],
    ['en', 'the light in the kitchen went off I was scared'],
  ] as const)('(%s) makes no command of what tells: %s', (language, text) => {
    expect(read(language, text).join(' ')).not.toMatch(/home\.(?:off|on|lock)/u);
  });
});

describe('a complaint beside a command', () => {
  it('says why, and asks for nothing a second time', () => {
    expect(read('en', 'turn the heating up, I am freezing')).toEqual([
      'climate.set climate.main',
      'told: I am freezing',
    ]);
  });
});
