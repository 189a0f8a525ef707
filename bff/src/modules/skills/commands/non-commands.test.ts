import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const say = (text: string, areaId = 'living'): ParseResult =>
  parse(text, { home: flat(), areaId, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' });
const NOTHING = { outcome: 'none', intents: [] };

describe('what is told orders nothing', () => {
  cases.it('what somebody did or will do', (text: string) => {
    expect(say(text)).toEqual(NOTHING);
  });

  cases.it('how it is or was', (text: string) => {
    expect(say(text)).toEqual(NOTHING);
  });

  cases.it('what is reported, or to be remembered', (text: string) => {
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
    expect(say('play yesterday')).toMatchObject({ outcome: 'act', intents: [{ skill: 'unsupported.play' }] });
  });
});

describe('what may be no order is asked about', () => {
  cases.it('a question or a liking', (text: string) => {
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

  cases.it('a bare hour is neither now nor a level', (text: string) => {
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

  cases.it('a condition waits for nobody', (text: string) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it('“yes” does now what was asked about, unless something is still unknown', () => {
    const answer = (asked: ParseResult): ParseResult =>
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
