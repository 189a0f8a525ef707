import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse, type Said } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const say = (text: string, areaId?: string): ParseResult =>
  parse(text, { home, areaId, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });

const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];

describe('the names of a home', () => {
  const lampOf = (name: string): unknown =>
    parse('turn on the reading lamp', {
      home: {
        floors: [],
        areas: [],
        entities: [entity('light.a', name, null), entity('light.b', 'Desk', null)],
      },
      now: new Date('2026-11-21T20:00:00Z'),
      timeZone: 'Europe/Paris',
    }).intents.at(0)?.targets;

  it('are read anew once one has changed', () => {
    expect(lampOf('Reading Lamp')).toEqual(['light.a']);
    expect(lampOf('Spot')).not.toEqual(['light.a']);
    expect(lampOf('Reading Lamp')).toEqual(['light.a']);
  });
});

describe('commands to the home', () => {
  cases.it('reach what they name', (text: string, skill: string, targets: string[]) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, targets, unexplained: [] }] });
  });

  cases.it('carry their values', (text: string, skill: string, parameters: object) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, parameters }] });
  });

  it('means the speaking room where none is said', () => {
    expect(say('lights off', 'bed').intents[0]?.targets).toEqual(['light.bed_lamp']);
    expect(say('turn on all the lights in here', 'kitchen').intents[0]?.targets).toEqual(KITCHEN);
    expect(say('turn off every light in the house', 'kitchen').intents[0]?.targets).toHaveLength(4);
    expect(say('turn on the lights in here')).toMatchObject({ outcome: 'ask', question: 'In which room?' });
  });

  cases.it('may ask for a state', (text: string, parameters: object, targets: string[]) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.query', parameters, targets }],
    });
  });
});

describe('a home without devices', () => {
  it.each(['turn on the kitchen lights', 'turn on the lights', 'lock the front door'])(
    '%j says so',
    (text) => {
      const nowhere = { floors: [], areas: [], entities: [] };
      const parsed = parse(text, { home: nowhere, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'UTC' });
      expect(parsed).toMatchObject({
        outcome: 'ask',
        question: 'You have no devices yet. They are set up under Home.',
      });
    },
  );
});

describe('two players in one room', () => {
  const players = (tv: string, speaker: string): Said => ({
    home: {
      ...home,
      entities: [
        entity('media_player.tv', 'Screen', 'living', { deviceClass: 'tv', state: tv }),
        entity('media_player.speaker', 'Box', 'living', { state: speaker }),
      ],
    },
    areaId: 'living',
    now: new Date(),
    timeZone: 'UTC',
  });

  cases.it(
    'are told apart by what they do',
    (text: string, tv: string, speaker: string, targets: string[]) => {
      expect(parse(text, players(tv, speaker)).intents[0]?.targets).toEqual(targets);
    },
  );
});

describe('commands to the twin itself', () => {
  cases.it('are understood', (text: string, skill: string, parameters: object) => {
    expect(say(text, 'living')).toMatchObject({ outcome: 'act', intents: [{ skill, parameters }] });
  });

  it.each(['what happened on this day', 'summarise my week', 'sum up my day', 'compare my week'])(
    '%j is the memory’s to answer, and neither a date nor a reminder',
    (text) => {
      expect(say(text)).toEqual({ outcome: 'none', intents: [] });
    },
  );

  it('asks for how long a timer without a length runs', () => {
    expect(say('start a timer')).toMatchObject({ outcome: 'ask', question: 'For how long?' });
  });

  it('reads several commands in one sentence', () => {
    const parsed = say('turn off the kitchen lights and remind me to call Ana tomorrow at 9');
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ skill }) => skill)).toEqual(['home.off', 'reminder']);
  });

  cases.it('are heard as they are meant', (text: string, skills: string[]) => {
    const parsed = say(text);
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ skill }) => skill)).toEqual(skills);
  });

  it('acts on nothing where one half is not understood', () => {
    expect(say('turn off the kitchen lights and then turn the moon around').outcome).not.toBe('act');
  });

  cases.it('are not heard in other talk', (text: string) => {
    expect(say(text).outcome).not.toBe('act');
  });
});
