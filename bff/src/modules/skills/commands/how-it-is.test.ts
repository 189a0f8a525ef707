import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const plain = flat();
const home = {
  ...plain,
  entities: [
    ...plain.entities,
    entity('climate.bed', 'Bedroom Thermostat', 'bed', { state: 'heat' }),
    entity('media_player.tv', 'TV', 'living', { deviceClass: 'tv', state: 'playing' }),
  ],
};
const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];
const say = (text: string, areaId?: string): ParseResult =>
  parse(text, { home, areaId, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });

describe('what one did is asked as how it is', () => {
  cases.it('is a question for a state', (text: string, target: string, state: string) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.query', targets: [target], parameters: { state } }],
    });
  });

  it.each(['did I close the deal', 'did I lock the front door yesterday', 'did Ana open the front door'])(
    '%j is told of, and asks for no state',
    (text) => {
      expect(say(text).outcome).not.toBe('act');
    },
  );
});

describe('the whole home', () => {
  it.each([
    ['is everything locked', { asks: 'all', state: 'locked' }, ['lock.front', 'lock.back']],
    ['is anything still on in the kitchen', { asks: 'any', state: 'on' }, [...KITCHEN, 'switch.coffee']],
    ['is the vacuum running', { asks: 'is', state: 'cleaning' }, ['vacuum.rover']],
    ['where is the vacuum', { asks: 'what' }, ['vacuum.rover']],
  ])('%j', (text, parameters, targets) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.query', parameters, targets }],
    });
  });
});

describe('a question changes nothing', () => {
  cases.it('whatever it asks for', (text: string) => {
    for (const { skill } of say(text).intents) expect(skill).toMatch(/^(?:home\.query|climate\.get)$/u);
  });
});

describe('how a room feels', () => {
  it.each([
    ['it is too cold in the bedroom', 'up', 'climate.bed'],
    ['the bedroom is too warm', 'down', 'climate.bed'],
  ])('%j turns the heating', (text, direction, target) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'climate.set', parameters: { direction }, targets: [target] }],
    });
  });

  it.each(["it's freezing in the bedroom", "it's cold in here"])('%j is perhaps a wish', (text) => {
    expect(say(text, 'bed')).toMatchObject({
      outcome: 'ask',
      intents: [{ skill: 'climate.set', targets: [] }],
    });
  });

  it('is the weather outside', () => {
    expect(say('is it cold outside').intents).toMatchObject([{ skill: 'unsupported.weather' }]);
  });
});

describe('how it shall be', () => {
  it.each([
    ['the bedside lamp should be blue', 'light.set', 'light.bed_lamp'],
    ['the bedroom should be at 21 degrees', 'climate.set', 'climate.bed'],
    ['the coffee machine should be off', 'home.off', 'switch.coffee'],
    ['the front door must be locked', 'home.lock', 'lock.front'],
  ])('%j', (text, skill, target) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, targets: [target] }] });
  });

  it.each([
    'the sauna should be at 80 degrees',
    'the front door should not be locked',
    'should the fan be off',
  ])('%j does nothing unasked', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it.each([
    'every evening at 8 close the left curtain',
    'tomorrow at 7 turn on the coffee machine',
    'at 8 turn off the fan',
  ])('%j is not now', (text) => {
    const { outcome, intents } = say(text);
    expect(outcome).toBe('ask');
    expect(intents).toMatchObject([{ skill: expect.stringMatching(/^home\.(?:close|on|off)$/u) }]);
  });
});
