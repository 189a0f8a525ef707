import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type Home, type ParseResult } from './command.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const say = (text: string, where: Home = home): ParseResult =>
  parse(text, { home: where, areaId: 'living', now: new Date(), timeZone: 'UTC' });

describe('wishes without a command', () => {
  cases.it('are asked about', (text: string, skill: string) => {
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
  cases.it('are forgiven', (text: string) => {
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
  cases.it('is heard as it is meant', (text: string, skill: string, parameters: object) => {
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

  cases.it('is told by its name', (text: string, targets: string[]) => {
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
