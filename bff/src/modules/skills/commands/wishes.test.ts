import { describe, expect, it } from 'vitest';
import { entity, flat } from '../../../testing/factories/home.js';
import { type Home, type Parsed } from './command.js';
import { parse } from './parse.js';

const home = flat();
const say = (text: string, where: Home = home): Parsed =>
  parse(text, { home: where, areaId: 'living', now: new Date(), timeZone: 'UTC' });

describe('wishes without a command', () => {
  it.each([
    ['I need some light', 'home.on'],
    ['can we have some light in here', 'home.on'],
    ['lights please', 'home.on'],
    ["I don't need the light any more", 'home.off'],
    ['no lights', 'home.off'],
    ['make it dark in here', 'home.off'],
    ['I no longer need the plug', 'home.off'],
    ["I don't like this light", 'light.set'],
    ['make it cosy', 'light.set'],
    ["don't say anything until 9", 'media.mute'],
    ['no noise please', 'media.mute'],
    ['shut up for an hour', 'media.mute'],
    ["don't be so loud", 'media.volume'],
    ['you are too quiet', 'media.volume'],
    ['keep it down', 'media.volume'],
    ['start the vacume', 'vacuum.start'],
  ])('%j is asked about', (text, skill) => {
    const parsed = say(text);
    expect(parsed.intents.map((intent) => intent.skill)).toEqual([skill]);
    expect(parsed.outcome === 'ask' || skill === 'vacuum.start').toBe(true);
  });

  it.each([
    "I don't want you to turn off the lights",
    'I do not need the lights off',
    "don't touch the plug",
  ])('%j refuses no thing', (text) => {
    expect(say(text)).toEqual({ outcome: 'none', intents: [] });
  });
});

describe('slips of the keys', () => {
  it.each([
    'trun off the lights',
    'turnoff the lights',
    'turn of the lights',
    'turn ofthe lights',
    'swicth off the lights',
    'close the lights',
    'have the lights turned off',
  ])('%j turns them off', (text) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.off', targets: ['light.play_corner'] }],
    });
  });

  it('a thing whose name is like a slip keeps it', () => {
    const named = { ...home, entities: [...home.entities, entity('light.trun', 'Trun', 'living')] };
    expect(say('turn off trun', named).intents).toMatchObject([{ targets: ['light.trun'] }]);
  });
});

describe('sound', () => {
  it.each([
    ['turn off the speaker', 'home.off', {}],
    ['turn off the music', 'media.pause', {}],
    ['put on some music', 'media.play', { query: 'some music' }],
    ['turn on the sound', 'media.volume', { direction: 'up' }],
    ['turn up the radio', 'media.volume', { direction: 'up' }],
    ['set the volume to zero', 'media.mute', { muted: true }],
    ['cut the volume in half', 'media.volume', { volumePct: 50 }],
    ['be quiet until my meeting is over', 'media.mute', { muted: true }],
  ])('%j is %s', (text, skill, parameters) => {
    expect(say(text).intents).toMatchObject([{ skill, parameters }]);
  });

  it('a speaker is no television', () => {
    expect(say('turn off the tv')).toMatchObject({ outcome: 'ask', intents: [{ targets: [] }] });
  });

  it('in a home without players the speakers are the twin’s own', () => {
    const bare: Home = { floors: [], areas: [], entities: [] };
    expect(say('turn off the speakers', bare).intents[0]?.skill).toBe('media.mute');
    expect(say('turn on the speakers', bare).intents[0]?.skill).toBe('media.volume');
  });
});

describe('one of several lights', () => {
  const two = {
    ...home,
    entities: [entity('light.main', 'Main Light', 'living'), entity('light.lamp', 'Reading Lamp', 'living')],
  };

  it.each([
    ['turn on the lamp', ['light.lamp']],
    ['dim the lamp', ['light.lamp']],
    ['turn on the living room light', ['light.main']],
    ['turn on the lights', ['light.main', 'light.lamp']],
    ['turn on all the lights', ['light.main', 'light.lamp']],
  ])('%j', (text, targets) => {
    expect(say(text, two)).toMatchObject({ outcome: 'act', intents: [{ targets }] });
  });

  it('a plug is not dimmed, whatever its name', () => {
    const plug = { ...home, entities: [entity('switch.lamp', 'Corner Lamp', 'living')] };
    expect(say('turn on the lamp', plug)).toMatchObject({
      outcome: 'act',
      intents: [{ targets: ['switch.lamp'] }],
    });
    expect(say('dim the lamp', plug)).toMatchObject({ outcome: 'ask', intents: [{ targets: [] }] });
  });
});
