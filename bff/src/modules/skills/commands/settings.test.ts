import { entity, flat } from '../../../testing/factories/home.js';
import { type Home } from '../../home/home.service.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const say = (text: string, home: Home = flat()): Parsed =>
  parse(text, { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });

describe('screens', () => {
  it.each([
    ['open the memory page', 'memory'],
    ['Go to settings, please', 'settings'],
    ['take me to my reminders', 'reminders'],
    ['show me the activity log', 'activity'],
    ['open people and places', 'people'],
    ['show me what you can do', 'skills'],
    ['could you open the dashboard', 'today'],
    ['go to the smart home', 'home'],
    ['open the home page', 'home'],
    ['bring up the language model settings', 'language-model'],
    ['open the voice screen', 'voice'],
    ['open the search page', 'search'],
  ])('“%s” opens one', (text, screen) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'screen.open', parameters: { screen } }],
    });
  });

  it.each([
    'open the garage door',
    'show my reminders',
    'open the left curtain',
    'show me my memories of Ana',
    'do not open the memory page',
    'open the people',
    'open the home',
    'search for the memory of Lisbon',
  ])('“%s” opens none', (text) => {
    expect(say(text).intents.map(({ skill }) => skill)).not.toContain('screen.open');
  });
});

describe('settings', () => {
  it.each([
    ['switch to dark mode', 'dark'],
    ['dark theme please', 'dark'],
    ['turn on light mode', 'light'],
    ['turn dark mode off', 'light'],
    ['turn off the light theme', 'dark'],
    ['set the theme to light', 'light'],
    ['set the theme to system', 'system'],
    ['follow the system theme', 'system'],
  ])('“%s” is a theme', (text, theme) => {
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

  it.each([
    ['quiet hours from 10 pm to 7', { operation: 'set', from: '22:00', until: '07:00' }],
    ['set quiet hours between 22:30 and 6:45', { operation: 'set', from: '22:30', until: '06:45' }],
    ['do not disturb from 10pm to 7am', { operation: 'set', from: '22:00', until: '07:00' }],
    ["don't disturb me between 10pm and 7am", { operation: 'set', from: '22:00', until: '07:00' }],
    ['turn off quiet hours', { operation: 'off' }],
    ['when are my quiet hours?', { operation: 'query' }],
  ])('“%s” are quiet hours', (text, parameters) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'setting.quiet-hours', parameters }],
    });
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
