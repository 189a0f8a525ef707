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
const say = (text: string): ParseResult =>
  parse(text, { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });
/** Skill, targets, and the value where there is one. */
const done = (text: string): unknown[] => {
  const { outcome, intents } = say(text);
  expect(outcome).toBe('act');
  return intents.map(({ skill, targets, parameters }) => [
    skill,
    targets,
    ...['temperature', 'brightnessPct', 'volumePct', 'color', 'direction', 'step'].flatMap(
      (name) => parameters[name] ?? [],
    ),
  ]);
};

const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];
const BEDROOM = ['light.bed_lamp'];

describe('two things that shall be different', () => {
  cases.it('are both done', (text: string, first: unknown[], second: unknown[]) => {
    expect(done(text)).toEqual([first, second]);
  });

  it('of three', () => {
    expect(done('turn off the counter, the fan and the TV')).toEqual([
      ['home.off', ['light.counter']],
      ['home.off', ['fan.bed']],
      ['home.off', ['media_player.tv']],
    ]);
  });

  it('are one where they shall be the same', () => {
    expect(done('turn the kitchen lights on and the bedroom lights on')).toEqual([
      ['home.on', [...KITCHEN, ...BEDROOM]],
    ]);
  });

  it.each([
    'turn the kitchen lights red and the sauna blue',
    'set the bedroom to 19 degrees and the attic to 21',
    'kitchen lights on, sauna off',
  ])('%j does no half of it unasked', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it.each(['is the counter on and the sauna off', 'tell me if the counter is on and the fan off'])(
    '%j asks, and does nothing',
    (text) => {
      expect(say(text).intents.filter(({ skill }) => skill !== 'home.query')).toEqual([]);
    },
  );

  it.each([
    ['the fireplace is on, kitchen lights on', 'the fireplace is on'],
    ['I can not see, turn on the kitchen lights', 'I can not see'],
  ])('%j has a reason before its comma', (text) => {
    expect(say(text).intents.filter(({ skill }) => skill === 'home.off')).toEqual([]);
  });
});

describe('a difference is no value', () => {
  cases.it('is counted from what is', (text: string, expected: unknown[]) => {
    expect(done(text)).toEqual([expected]);
  });

  it('of brightness', () => {
    expect(say('turn the kitchen lights up 20%').intents).toMatchObject([{ parameters: { stepPct: 20 } }]);
    expect(say('make the counter 10% dimmer').intents).toMatchObject([{ parameters: { stepPct: -10 } }]);
    expect(say('turn the kitchen lights up to 20%').intents).toMatchObject([
      { parameters: { brightnessPct: 20 } },
    ]);
  });
});
