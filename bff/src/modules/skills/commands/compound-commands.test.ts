import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const say = (text: string): ParseResult =>
  parse(text, { home: flat(), areaId: 'living', now: new Date(), timeZone: 'UTC' });

describe('one verb for two kinds of thing', () => {
  cases.it('reaches both', (text: string, first: string[], second: string[]) => {
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

  cases.it('does no half of it unasked', (text: string) => {
    expect(say(text).outcome).not.toBe('act');
  });
});
