import { describe, expect, it } from 'vitest';
import { entity, flat } from '../../../testing/factories/home.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const plain = flat();
const home = {
  ...plain,
  entities: [
    ...plain.entities,
    entity('climate.bed', 'Bedroom Thermostat', 'bed', { state: 'heat' }),
    entity('media_player.tv', 'TV', 'living', { deviceClass: 'tv', state: 'playing' }),
  ],
};
const say = (text: string): Parsed =>
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
  it.each<[string, unknown[], unknown[]]>([
    [
      'set bedroom to 19 degrees and living room to 21',
      ['climate.set', ['climate.bed'], 19],
      ['climate.set', ['climate.living'], 21],
    ],
    [
      'set the bedroom thermostat to 19 and the living room one to 21',
      ['climate.set', ['climate.bed'], 19],
      ['climate.set', ['climate.living'], 21],
    ],
    [
      'dim the counter to 20% and the play corner to 50%',
      ['light.set', ['light.counter'], 20],
      ['light.set', ['light.play_corner'], 50],
    ],
    [
      'dim the kitchen lights to 20% and the bedroom to 50%',
      ['light.set', KITCHEN, 20],
      ['light.set', BEDROOM, 50],
    ],
    [
      'turn the counter red and the play corner blue',
      ['light.set', ['light.counter'], 'red'],
      ['light.set', ['light.play_corner'], 'blue'],
    ],
    [
      'set the volume of the speaker to 20 and the TV to 40',
      ['media.volume', ['media_player.speaker'], 20],
      ['media.volume', ['media_player.tv'], 40],
    ],
    ['turn on the counter and off the bedside lamp', ['home.on', ['light.counter']], ['home.off', BEDROOM]],
    ['turn the lights on in the kitchen and off in the bedroom', ['home.on', KITCHEN], ['home.off', BEDROOM]],
    ['turn the lights in the kitchen on and in the bedroom off', ['home.on', KITCHEN], ['home.off', BEDROOM]],
    [
      'turn on the counter and the play corner and off the bedside lamp',
      ['home.on', ['light.counter', 'light.play_corner']],
      ['home.off', BEDROOM],
    ],
    ['bedroom lights off and kitchen lights on', ['home.off', BEDROOM], ['home.on', KITCHEN]],
    ['kitchen lights on, bedroom lights off', ['home.on', KITCHEN], ['home.off', BEDROOM]],
    ['turn on the counter, turn off the bedside lamp', ['home.on', ['light.counter']], ['home.off', BEDROOM]],
    [
      'make the bedroom warmer and the living room cooler',
      ['climate.set', ['climate.bed'], 'up'],
      ['climate.set', ['climate.living'], 'down'],
    ],
    ['is the counter on and the fan off', ['home.query', ['light.counter']], ['home.query', ['fan.bed']]],
    [
      'turn the music up and the kitchen lights down',
      ['media.volume', ['media_player.tv'], 'up'],
      ['light.set', KITCHEN, 'down'],
    ],
  ])('%j', (text, first, second) => {
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
  it.each<[string, unknown[]]>([
    ['turn the heating in the bedroom up two degrees', ['climate.set', ['climate.bed'], 2]],
    ['make it two degrees warmer in the bedroom', ['climate.set', ['climate.bed'], 2]],
    ['set the bedroom two degrees lower', ['climate.set', ['climate.bed'], -2]],
    ['bump up the bedroom thermostat by 1.5 degrees', ['climate.set', ['climate.bed'], 1.5]],
    ['turn the heating in the bedroom up to 21 degrees', ['climate.set', ['climate.bed'], 21]],
  ])('%j', (text, expected) => {
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
