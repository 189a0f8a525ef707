import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse, type Said } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const context: Said = { home, now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' };
const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];

/** What an answer makes of the question that a sentence led to. */
function answer(text: string, reply: string, more: Partial<Said> = {}): ParseResult {
  const asked = parse(text, { ...context, ...more });
  expect(asked.outcome).toBe('ask');
  return parse(reply, {
    ...context,
    ...more,
    pending: { intents: asked.intents, question: asked.question ?? '' },
  });
}

describe('the answer to “which one?”', () => {
  cases.it(
    'chooses of what was offered, and unlocking is still confirmed',
    (reply: string, targets: string[]) => {
      expect(answer('unlock the door', reply)).toEqual({
        outcome: 'act',
        intents: [expect.objectContaining({ skill: 'home.unlock', targets, needsConfirmation: true })],
      });
    },
  );

  it.each([
    ['the one in the kitchen', KITCHEN],
    ['bedroom', ['light.bed_lamp']],
    ['upstairs', ['light.bed_lamp']],
  ])('%j is a room', (reply, targets) => {
    expect(answer('dim the light', reply)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'light.set', targets, parameters: { direction: 'down' } }],
    });
  });

  it('tells two things of one room apart by a word of their names', () => {
    const bed = ['Reading Light', 'Ceiling Spot'].map((name, i) =>
      entity(`light.b${String(i)}`, name, 'bed'),
    );
    const fuller = {
      ...home,
      entities: [...home.entities.filter(({ domain }) => domain !== 'light'), ...bed],
    };
    const reply = answer('dim the light', 'the reading one', { home: fuller });
    expect(reply.intents[0]?.targets).toEqual(['light.b0']);
  });

  it.each(['the third', 'the door'])('asks again where %j does not tell', (reply) => {
    expect(answer('unlock the door', reply)).toMatchObject({
      outcome: 'ask',
      intents: [{ missing: 'target' }],
    });
  });

  it('takes the place of a name that was not known', () => {
    expect(answer('turn on the bathroom lights', 'the kitchen')).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.on', targets: KITCHEN, unexplained: [] }],
    });
    expect(answer('turn it off', 'the coffee machine').intents[0]?.targets).toEqual(['switch.coffee']);
  });

  it('never reaches what was not offered or named', () => {
    expect(answer('turn on the bathroom lights', 'the sauna').outcome).not.toBe('act');
    expect(answer('turn on the bathroom lights', 'all of them').outcome).not.toBe('act');
    expect(answer('turn on the bathroom lights', 'yes')).toMatchObject({
      outcome: 'ask',
      intents: [{ targets: [] }],
    });
  });
});

describe('the answer that was missing', () => {
  cases.it('completes the command', (text: string, reply: string, skill: string, parameters: object) => {
    expect(answer(text, reply)).toMatchObject({ outcome: 'act', intents: [{ skill, parameters }] });
  });

  it('keeps the things that were meant', () => {
    expect(answer('change the light of the bedside lamp', 'blue').intents[0]?.targets).toEqual([
      'light.bed_lamp',
    ]);
  });

  it('completes one of two commands, and both are done', () => {
    expect(answer('turn off the kitchen lights and start a timer', '10 minutes')).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.off', targets: KITCHEN }, { skill: 'timer.start' }],
    });
  });
});

describe('yes and no', () => {
  const pending = { intents: parse('unlock the front door', context).intents, question: 'Shall I really?' };

  it.each(['yes', 'yes please', 'go ahead', 'ok'])('%j confirms what was guarded', (text) => {
    expect(parse(text, { ...context, pending })).toEqual({
      outcome: 'act',
      intents: pending.intents,
      isConfirmed: true,
    });
  });

  cases.it('a no drops it', (text: string) => {
    expect(parse(text, { ...context, pending }).intents).toMatchObject([{ skill: 'dialogue.cancel' }]);
  });

  it('is no answer to a question that asks for something else', () => {
    const asked = parse('unlock the door', context);
    const reply = parse('yes', {
      ...context,
      pending: { intents: asked.intents, question: asked.question ?? '' },
    });
    expect(reply).toEqual({ outcome: 'ask', intents: asked.intents, question: asked.question });
    const kept = asked.intents.map(({ missing, ...rest }) => ({
      ...rest,
      ...(missing === 'value' && { missing }),
    }));
    const again = parse('yes', { ...context, pending: { intents: kept, question: asked.question ?? '' } });
    expect(again.outcome).toBe('ask');
  });

  it('leaves a new command to itself', () => {
    expect(parse('turn on the kitchen lights', { ...context, pending }).intents).toMatchObject([
      { skill: 'home.on', targets: KITCHEN },
    ]);
    expect(answer('unlock the door', 'turn off the bedside lamp').intents).toMatchObject([
      { skill: 'home.off', targets: ['light.bed_lamp'] },
    ]);
    expect(answer('set a timer', 'what time is it').intents).toMatchObject([{ skill: 'clock' }]);
  });
});
