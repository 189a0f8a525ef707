import { describe, expect, it } from 'vitest';
import { entity, flat } from '../../../testing/factories/home.js';
import { type CommandContext, type Parsed } from './command.js';
import { parse } from './parse.js';

const home = flat();
const say = (text: string, areaId?: string): Parsed =>
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
  it.each([
    ['turn on the kitchen lights', 'home.on', KITCHEN],
    ['kitchen lights on', 'home.on', KITCHEN],
    ['Could you please switch the lights in the kitchen off?', 'home.off', KITCHEN],
    ['lights out downstairs', 'home.off', [...KITCHEN, 'light.play_corner']],
    ['turn off the kitchen', 'home.off', KITCHEN],
    ['turn off play corner lights', 'home.off', ['light.play_corner']],
    ['turn on the kitchen and bedroom lights', 'home.on', [...KITCHEN, 'light.bed_lamp']],
    ['switch on the coffee machine', 'home.on', ['switch.coffee']],
    ['turn on the coffee', 'home.on', ['switch.coffee']],
    ['close the living room curtains', 'home.close', ['cover.living_left']],
    ['lock the front door', 'home.lock', ['lock.front']],
    ['open the garage door', 'home.open', ['cover.garage']],
    ['activate party mode', 'home.on', ['scene.party']],
    ['start the vacuum', 'vacuum.start', ['vacuum.rover']],
    ['send rover back to its dock', 'vacuum.dock', ['vacuum.rover']],
    ['pause the music in the living room', 'media.pause', ['media_player.speaker']],
  ])('%j is %s', (text, skill, targets) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, targets, unexplained: [] }] });
  });

  it.each([
    ['set the bedside lamp to 40%', 'light.set', { brightnessPct: 40 }],
    ['dim the bedroom lights by twenty percent', 'light.set', { stepPct: -20 }],
    ['make the kitchen lights blue', 'light.set', { color: 'blue' }],
    ['set the kitchen lights to warm white', 'light.set', { kelvin: 2700 }],
    ['set the bedside lamp to 3000 kelvin', 'light.set', { kelvin: 3000 }],
    ['set the bedroom to 20%', 'light.set', { brightnessPct: 20 }],
    ['bedroom brightness to the maximum', 'light.set', { brightnessPct: 100 }],
    ['open the left curtain halfway', 'home.position', { position: 50 }],
    ['set the bedroom fan to 70 percent', 'fan.speed', { percentage: 70 }],
    ['set the thermostat to twenty one and a half degrees', 'climate.set', { temperature: 21.5 }],
    ['make it 72°F in the living room', 'climate.set', { temperature: 72, unit: 'F' }],
    ['turn the volume up by 15% in the living room', 'media.volume', { stepPct: 15 }],
    ['living room volume 30', 'media.volume', { volumePct: 30 }],
  ])('%j carries its values', (text, skill, parameters) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, parameters }] });
  });

  it('means the speaking room where none is said', () => {
    expect(say('lights off', 'bed').intents[0]?.targets).toEqual(['light.bed_lamp']);
    expect(say('turn on all the lights in here', 'kitchen').intents[0]?.targets).toEqual(KITCHEN);
    expect(say('turn off every light in the house', 'kitchen').intents[0]?.targets).toHaveLength(4);
    expect(say('turn on the lights in here')).toMatchObject({ outcome: 'ask', question: 'In which room?' });
  });

  it.each([
    ['are any windows open in the kitchen', { state: 'open', asks: 'any' }, ['binary_sensor.kitchen_window']],
    ['is the front door locked', { state: 'locked', asks: 'is' }, ['lock.front']],
    ['which lights are on upstairs', { state: 'on', asks: 'which' }, ['light.bed_lamp']],
    ['what is the battery level of my phone', { asks: 'what' }, ['sensor.phone']],
    ['where is Ana', { asks: 'what' }, ['person.ana']],
  ])('%j asks for a state', (text, parameters, targets) => {
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
  const players = (tv: string, speaker: string): CommandContext => ({
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

  it.each([
    ['pause', 'idle', 'playing', ['media_player.speaker']],
    ['pause the music', 'playing', 'idle', ['media_player.tv']],
    ['resume', 'paused', 'idle', ['media_player.tv']],
    ['set the volume to 20', 'off', 'idle', ['media_player.speaker']],
    ['pause the music', 'idle', 'idle', ['media_player.speaker']],
    ['pause the movie', 'playing', 'playing', ['media_player.tv']],
    ['next song', 'idle', 'idle', ['media_player.speaker']],
    ['pause', 'playing', 'playing', ['media_player.tv', 'media_player.speaker']],
  ])('%j with the television %s and the speaker %s', (text, tv, speaker, targets) => {
    expect(parse(text, players(tv, speaker)).intents[0]?.targets).toEqual(targets);
  });
});

describe('commands to the twin itself', () => {
  it.each([
    ['set a timer for 5 and a half minutes', 'timer.start', { durationSeconds: 330 }],
    ['set a timer for 7 minutes for the eggs', 'timer.start', { durationSeconds: 420, name: 'eggs' }],
    ['1 hour 15 minute timer called pizza', 'timer.start', { durationSeconds: 4500, name: 'pizza' }],
    [
      'add 5 minutes to the pizza timer',
      'timer.manage',
      { operation: 'increase', durationSeconds: 300, name: 'pizza' },
    ],
    ['take 5 minutes off the 1 hour timer', 'timer.manage', { operation: 'decrease', startSeconds: 3600 }],
    ['how long is left on the kitchen timer', 'timer.manage', { operation: 'status', areaId: 'kitchen' }],
    ['cancel all timers', 'timer.manage', { operation: 'cancelAll' }],
    ['add oat milk to my shopping list', 'list', { operation: 'add', item: 'oat milk', list: 'shopping' }],
    ['check take out the trash off my chores list', 'list', { operation: 'complete', list: 'chores' }],
    ['wake me up at 7', 'alarm', { operation: 'set' }],
    ['remind me to turn off the oven tomorrow', 'reminder', { operation: 'set' }],
    ['what time is it', 'clock', { asks: 'time' }],
    ['will it rain tomorrow', 'weather', {}],
    ['play some jazz', 'media.play', { query: 'some jazz' }],
    ['never mind', 'dialogue.cancel', {}],
    ['yes that is right', 'dialogue.yesno', { answer: 'yes' }],
  ])('%j is %s', (text, skill, parameters) => {
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

  it.each([
    ['turn on the counter, remind me to turn it off in 10 minutes', ['home.on', 'reminder']],
    ['make sure the front door is locked and the counter is off', ['home.lock', 'home.off']],
    ['good night, turn off the counter', ['home.off']],
    ['would you mind turning off the counter', ['home.off']],
    ['could you maybe turn the counter on', ['home.on']],
  ])('%j is heard as it is meant', (text, skills) => {
    const parsed = say(text);
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ skill }) => skill)).toEqual(skills);
  });

  it('acts on nothing where one half is not understood', () => {
    expect(say('turn off the kitchen lights and then turn the moon around').outcome).not.toBe('act');
  });

  it.each([
    'who wrote Hamlet',
    'book me a taxi to the airport',
    'I love my kitchen',
    'my birthday is on May 4',
    "it's Ana's birthday on May 4",
    'what does dim mean',
    '',
  ])('%j is no command', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });
});
