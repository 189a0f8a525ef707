import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { parse } from '../../../testing/parse.js';
import { type ParseResult } from './command.js';

const cases = Cases.beside(import.meta.url);

const plain = flat();
const home = {
  ...plain,
  areas: [...plain.areas, { id: 'office', name: 'Office', floorId: null, aliases: [] }],
  entities: [
    ...plain.entities,
    entity('light.office', 'Office Light', 'office'),
    entity('climate.office', 'Office Thermostat', 'office', { state: 'heat' }),
    entity('climate.bed', 'Bedroom Thermostat', 'bed', { state: 'heat' }),
    entity('media_player.tv', 'TV', 'living', { deviceClass: 'tv', state: 'playing' }),
  ],
};
const here = { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' };
const say = (text: string): ParseResult => parse(text, here);
/** Skill, targets, and the value where there is one. */
const done = (text: string): unknown[] => {
  const { outcome, intents } = say(text);
  expect(outcome).toBe('act');
  return intents.map(({ skill, targets, parameters }) => [
    skill,
    targets,
    ...['temperature', 'brightnessPct', 'color', 'direction', 'durationSeconds'].flatMap(
      (name) => parameters[name] ?? [],
    ),
  ]);
};

describe('two values that are said in one breath', () => {
  cases.it('is done to both', (text: string, first: unknown[], second: unknown[]) => {
    expect(done(text)).toEqual([first, second]);
  });

  cases.it('asks back', (text: string) => {
    const { outcome, question } = say(text);
    expect(outcome).toBe('ask');
    expect(question).toMatch(/[.?]$/u);
  });

  cases.it('is one wish', (text: string, skill: string, targets: string[]) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill, targets }] });
  });

  it('of three', () => {
    expect(done('kitchen on office off bedroom on')).toEqual([
      ['home.on', ['light.kitchen_ceiling', 'light.counter']],
      ['home.off', ['light.office']],
      ['home.on', ['light.bed_lamp']],
    ]);
  });

  it('are not settled by a yes', () => {
    const asked = say('turn the kitchen lights on off');
    const pending = { intents: asked.intents, question: asked.question ?? '' };
    expect(parse('yes', { ...here, pending }).outcome).toBe('ask');
  });
});
