import { describe, expect, it } from 'vitest';
import { flat } from '../../../testing/factories/home.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const say = (text: string, areaId = 'living'): Parsed =>
  parse(text, { home: flat(), areaId, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });
const NOTHING = { outcome: 'none', intents: [] };

describe('what is told orders nothing', () => {
  it.each([
    'I turned off the lights',
    'I just turned off the lights',
    'I have turned off the lights',
    'I turned on the lights yesterday',
    'you turned off the lights',
    "I'm going to turn off the lights",
    "I'll turn off the lights",
    'I was going to unlock the front door',
    'someone opened the garage door',
    'we dimmed the lights last night',
  ])('what somebody did or will do: %j', (text) => {
    expect(say(text)).toEqual(NOTHING);
  });

  it.each([
    'the lights are on',
    'the lights are off',
    'the front door is unlocked',
    'the garage door is open',
    'the kitchen lights have been turned off',
    'my room was so dark',
    'it was too dark in the cinema',
  ])('how it is or was: %j', (text) => {
    expect(say(text)).toEqual(NOTHING);
  });

  it.each([
    'Ana said turn off the lights',
    'Ana told me to turn on the lights',
    'my mother always tells me to turn off the lights',
    'remember that Ana said turn off the lights',
    'remember that Ana said dim the lights and turn off the fan',
    'remember that the lights should be off at night',
    'note: turn off the lights',
  ])('what is reported, or to be remembered: %j', (text) => {
    expect(say(text)).toEqual(NOTHING);
  });

  it.each([
    'the light is on, turn it off',
    'make sure that the lights are off',
    'I want the lights turned off',
  ])('and yet what orders is done: %j', (text) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.off', targets: ['light.play_corner'] }],
    });
  });

  it('a title may tell what it likes', () => {
    expect(say('play yesterday')).toMatchObject({ outcome: 'act', intents: [{ skill: 'media.play' }] });
  });
});

describe('what may be no order is asked about', () => {
  it.each([
    'can I turn off the lights?',
    'may I unlock the front door',
    'kitchen lights on?',
    'garage door open?',
    'I like the living room blue',
  ])('a question or a liking: %j', (text) => {
    expect(say(text).outcome).toBe('ask');
  });

  it.each([
    'will the lights turn on',
    'would the lights be off',
    'is the volume up',
    'is the light too bright',
  ])('a question does nothing: %j', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it.each([
    'turn on the lights at 8',
    'turn off the fan at 9',
    'open the curtain at 8',
    'close the garage door by 10',
    'dim the lights at 8',
    'set the thermostat to 20 at 8',
    'mute at 9',
    'start the vacuum at 10',
  ])('a bare hour is neither now nor a level: %j', (text) => {
    expect(say(text).outcome).toBe('ask');
  });

  it.each([
    ['set the lights at 50', { brightnessPct: 50 }],
    ['set the thermostat at 20', { temperature: 20 }],
    ['lower the volume by 10', { stepPct: -10 }],
    ['turn on the fan at 50 percent', { percentage: 50 }],
  ])('a level is no hour: %j', (text, parameters) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ parameters }] });
  });

  it.each([
    'if it rains close the curtain',
    'if it rains then close the curtain',
    'close the curtain if it rains',
    'whenever it is dark turn on the lights',
    'as soon as Ana is home turn on the lights',
    'turn off the lights when I leave',
    'turn on the lights at sunset',
  ])('a condition waits for nobody: %j', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it('“yes” does now what was asked about, unless something is still unknown', () => {
    const answer = (asked: Parsed): Parsed =>
      parse('yes', {
        home: flat(),
        areaId: 'living',
        now: new Date(),
        timeZone: 'UTC',
        pending: { intents: asked.intents, question: asked.question ?? '' },
      });
    for (const text of ['can I turn off the lights?', 'turn off the lights until 9']) {
      expect(answer(say(text))).toMatchObject({
        outcome: 'act',
        intents: [{ skill: 'home.off', targets: ['light.play_corner'] }],
      });
    }
    expect(answer(say('turn off the kitchen lights if nobody is home'))).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.off', targets: ['light.kitchen_ceiling', 'light.counter'] }],
    });
    for (const text of [
      'turn on the attic lights when I come home',
      'turn on the lights tomorrow in the attic',
      'unlock the front door when I come home',
    ])
      expect(answer(say(text)).outcome).toBe('ask');
    const guarded = say('unlock the front door when I come home');
    expect(answer(guarded).question).toBe(guarded.question);
  });
});
