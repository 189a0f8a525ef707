import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type Intent, type ParseResult } from './command.js';
import { parse, type Said } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const context: Said = { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' };
const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];

/** What the last of several sentences means, each said after the one before. */
function talk(...sentences: readonly string[]): ParseResult {
  let last: { intents: readonly Intent[] } | undefined;
  let parsed: ParseResult = { outcome: 'none', intents: [] };
  for (const text of sentences) {
    parsed = parse(text, { ...context, last });
    if (parsed.outcome === 'act') last = parsed;
  }
  return parsed;
}

describe('a pronoun', () => {
  cases.it('means what was spoken of', (first: string, then: string, skill: string, targets: string[]) => {
    expect(talk(first, then)).toMatchObject({
      outcome: 'act',
      intents: [{ skill, targets, unexplained: [] }],
    });
  });

  it('means the latest thing that fits', () => {
    const first = 'turn on the bedside lamp and lock the front door';
    expect(talk(first, 'dim it').intents[0]?.targets).toEqual(['light.bed_lamp']);
    expect(talk(first, 'unlock it').intents[0]?.targets).toEqual(['lock.front']);
  });

  it('reaches over the halves of one sentence', () => {
    expect(talk('turn on the kitchen lights and then dim them').intents).toMatchObject([
      { skill: 'home.on', targets: KITCHEN },
      { skill: 'light.set', targets: KITCHEN },
    ]);
  });

  cases.it('is asked about when nothing was said before, in a room or not', (text: string) => {
    for (const areaId of [undefined, 'living'])
      expect(parse(text, { ...context, areaId })).toMatchObject({
        outcome: 'ask',
        intents: [{ targets: [] }],
        question: expect.stringMatching(/“(?:it|them|that)”/u),
      });
  });

  it('is asked about when what was said before does not fit', () => {
    expect(talk('turn on the coffee machine', 'unlock it')).toMatchObject({
      outcome: 'ask',
      intents: [{ skill: 'home.unlock', targets: [] }],
    });
  });

  it('leaves what is guarded guarded', () => {
    expect(talk('close the garage door', 'open it').intents[0]).toMatchObject({
      skill: 'home.open',
      targets: ['cover.garage'],
      needsConfirmation: true,
    });
  });

  it('means a timer, an alarm or a list that was spoken of', () => {
    expect(talk('set a timer for 5 minutes called pizza', 'cancel it').intents).toMatchObject([
      { skill: 'timer.manage', parameters: { operation: 'cancel', name: 'pizza' } },
    ]);
    expect(talk('add milk to my shopping list', 'add oat biscuits to it').intents).toMatchObject([
      { skill: 'list', parameters: { operation: 'add', item: 'oat biscuits', list: 'shopping' } },
    ]);
    expect(talk('turn on the bedside lamp', 'cancel it').intents[0]?.skill).toBe('dialogue.cancel');
  });

  it('forgets a thing that has left the home', () => {
    const last = { intents: talk('turn on the coffee machine').intents };
    const without = { ...home, entities: home.entities.filter(({ id }) => id !== 'switch.coffee') };
    expect(parse('turn it off', { ...context, home: without, last }).outcome).toBe('ask');
  });

  it('is none in a question about the weather or the hour', () => {
    expect(talk('turn on the bedside lamp', 'is it raining').intents[0]?.skill).toBe('unsupported.weather');
    expect(talk('turn on the bedside lamp', 'what time is it').intents[0]?.skill).toBe('clock');
  });
});

describe('the same elsewhere', () => {
  cases.it('is done where it is said', (first: string, then: string, skill: string, targets: string[]) => {
    expect(talk(first, then)).toMatchObject({ outcome: 'act', intents: [{ skill, targets }] });
  });

  it('keeps the values, and what is guarded is confirmed again', () => {
    expect(talk('dim the kitchen lights to 30%', 'and the bedroom').intents[0]?.parameters).toMatchObject({
      brightnessPct: 30,
      areaId: 'bed',
    });
    expect(talk('unlock the front door', 'and the back door').intents[0]?.needsConfirmation).toBe(true);
  });

  it('cleans another room', () => {
    expect(talk('vacuum the kitchen', 'and the bedroom').intents).toMatchObject([
      { skill: 'vacuum.start', parameters: { cleanAreaIds: ['bed'] }, targets: ['vacuum.rover'] },
    ]);
  });

  it('asks about a place that is not there, and about two things where one was meant', () => {
    expect(talk('turn on the kitchen lights', 'and the bathroom?').outcome).not.toBe('act');
    expect(talk('turn off the bedside lamp', 'and the kitchen')).toMatchObject({ outcome: 'ask' });
  });

  it('does nothing without a word that says “also”, or without something before', () => {
    expect(talk('turn on the kitchen lights', 'the bedroom').outcome).not.toBe('act');
    expect(talk('and the bedroom').outcome).not.toBe('act');
  });

  it('asks for another day or place of the weather', () => {
    expect(talk('what is the weather like', 'and tomorrow?').intents).toMatchObject([
      { skill: 'unsupported.weather', parameters: { when: 'tomorrow' } },
    ]);
    expect(talk('what is the weather like', 'and in Paris').intents).toMatchObject([
      { skill: 'unsupported.weather', parameters: { place: 'paris' } },
    ]);
  });

  it('knows the home as it is now, and no other day of it', () => {
    expect(talk('is the front door locked', 'and yesterday?').outcome).not.toBe('act');
  });
});

describe('a step more', () => {
  cases.it('goes on with the same things', (first: string, then: string, parameters: object) => {
    const before = talk(first).intents[0]?.targets;
    expect(talk(first, then)).toMatchObject({ outcome: 'act', intents: [{ parameters, targets: before }] });
  });

  it('is a step of nothing after a switch', () => {
    expect(talk('lock the front door', 'a bit more').outcome).not.toBe('act');
  });

  it('stays with the things it began with in a room with more of them', () => {
    const fuller = { ...home, entities: [...home.entities, entity('light.desk', 'Desk', 'bed')] };
    const last = { intents: parse('dim the bedside lamp', context).intents };
    const parsed = parse('a bit darker', { ...context, home: fuller, areaId: 'bed', last });
    expect(parsed.intents[0]?.targets).toEqual(['light.bed_lamp']);
  });
});
