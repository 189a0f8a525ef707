import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type Home } from '../../home/home.service.js';
import { parse, type ParseResult } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const say = (text: string, home: Home = flat()): ParseResult =>
  parse(text, { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });

describe('screens', () => {
  cases.it('are opened', (text: string, screen: string) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'screen.open', parameters: { screen } }],
    });
  });

  cases.it('are not opened by what means something else', (text: string) => {
    expect(say(text).intents.map(({ skill }) => skill)).not.toContain('screen.open');
  });
});

describe('settings', () => {
  cases.it('of the theme', (text: string, theme: string) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'setting.theme', parameters: { theme } }],
    });
  });

  it.each([
    ['use metric units', 'metric'],
    ['switch to celsius', 'metric'],
    ['set the units to imperial', 'imperial'],
    ['show temperatures in °F', 'imperial'],
  ])('“%s” are units', (text, units) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'setting.units', parameters: { units } }],
    });
  });

  cases.it('of quiet hours', (text: string, parameters: object) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'setting.quiet-hours', parameters }],
    });
  });

  cases.it('in German', (text: string, skill: string, parameters: object) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, parameters }] });
  });

  it('asks for the hours where none were said', () => {
    expect(say('turn on do not disturb')).toMatchObject({
      outcome: 'ask',
      intents: [{ skill: 'setting.quiet-hours', missing: 'value' }],
    });
  });

  it.each([
    'turn off the lights',
    'set the kitchen light to dark red',
    'set the thermostat to 70 fahrenheit',
  ])('leave “%s” to the home', (text) => {
    expect(say(text).intents.map(({ skill }) => skill.split('.')[0])).not.toContain('setting');
  });

  it('leave a thing of that name to the home', () => {
    const home = { ...flat(), entities: [...flat().entities, entity('scene.dark', 'Dark Mode', null)] };
    expect(say('turn on dark mode', home)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.on', targets: ['scene.dark'] }],
    });
  });
});
