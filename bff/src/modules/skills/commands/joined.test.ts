import { describe, expect, it } from 'vitest';
import { flat } from '../../../testing/factories/home.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const say = (text: string): Parsed =>
  parse(text, { home: flat(), areaId: 'living', now: new Date(), timeZone: 'UTC' });

describe('one verb for two kinds of thing', () => {
  it.each([
    ['turn off the lights and the fan', ['light.play_corner'], ['fan.bed']],
    ['turn the fan and the lights off', ['fan.bed'], ['light.play_corner']],
    ['turn on the bedside lamp and the fan', ['light.bed_lamp'], ['fan.bed']],
    ['close the curtains and the garage door', ['cover.living_left'], ['cover.garage']],
    ['set the lights to 50 and the thermostat to 20', ['light.play_corner'], ['climate.living']],
  ])('%j reaches both', (text, first, second) => {
    const parsed = say(text);
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ targets }) => targets)).toEqual([first, second]);
  });

  it('a place of its own is not shared', () => {
    expect(say('turn on the counter in the kitchen and the fan in the bedroom').intents).toMatchObject([
      { skill: 'home.on', targets: ['light.counter'] },
      { skill: 'home.on', targets: ['fan.bed'] },
    ]);
  });

  it('one kind in two places stays one command', () => {
    expect(say('turn off the kitchen lights and the bedroom lights').intents).toMatchObject([
      { skill: 'home.off', targets: ['light.kitchen_ceiling', 'light.counter', 'light.bed_lamp'] },
    ]);
  });

  it('what is guarded stays so', () => {
    expect(say('open the curtains and the front door').intents).toMatchObject([
      { skill: 'home.open', targets: ['cover.living_left'] },
      { skill: 'home.unlock', needsConfirmation: true },
    ]);
  });

  it.each([
    'turn on the lights and the sauna',
    'turn off the lights and the fan at 8',
    'turn off the lights and leave the fan on',
    'I turned on the lights and then turn off the fan',
    'I turned on the bedside lamp and then turn off the counter',
    "don't turn off the lights and the fan",
  ])('%j does no half of it unasked', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });
});
