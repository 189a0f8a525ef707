import { describe, expect, it } from 'vitest';
import { skillCatalogue } from '../../../testing/skills.js';
import { Cases } from '../../../testing/cases.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { type CommandContext } from './command.js';
import { explain } from './explain.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const context: CommandContext = {
  home,
  now: new Date('2026-11-21T20:00:00Z'),
  timeZone: 'Europe/Paris',
  skills: skillCatalogue,
};

describe('the explanation of a sentence', () => {
  it('tells the rule, and which words became which name and value', () => {
    const { parsed, explanation } = explain('set the bedside lamp to 40%', context);
    expect(parsed).toEqual(parse('set the bedside lamp to 40%', context));
    expect(explanation).toMatchObject([
      {
        skill: 'light.set',
        rule: 'lighting',
        sentence: 'set the @e0 to 40 percent',
        slots: [
          { slot: 'entity', words: 'bedside lamp', value: ['light.bed_lamp'] },
          { slot: 'brightnessPct', words: '40 percent', value: 40 },
        ],
      },
    ]);
  });

  cases.it('finds which words gave a value', (text: string, slot: string, words: string) => {
    expect(explain(text, context).explanation[0]?.slots).toContainEqual(
      expect.objectContaining({ slot, words }),
    );
  });

  it('tells the rule of a setting', () => {
    expect(explain('quiet hours from 10 pm to 7', context)).toMatchObject({
      parsed: { outcome: 'act' },
      explanation: [{ skill: 'setting.quiet-hours', rule: 'settings' }],
    });
  });

  it('has one part for every command of a sentence', () => {
    const { explanation } = explain('turn off the kitchen lights and set a timer for 5 minutes', context);
    expect(explanation.map(({ rule, sentence }) => [rule, sentence])).toEqual([
      ['devices', 'turn off the @a0 lights'],
      ['timers', 'set a timer for 5 minutes'],
    ]);
  });

  it('tells what else it could have been, and why it is not', () => {
    const [play] = explain('play some music', context).explanation;
    expect(play?.rejected.every(({ why }) => why.includes('comes first'))).toBe(true);
    const counter = entity('light.second', 'Counter', 'bed');
    const two = { ...context, home: { ...home, entities: [...home.entities, counter] } };
    const [lamp] = explain('turn on the counter in the kitchen', two).explanation;
    expect(lamp?.rejected).toContainEqual({ reading: 'light.second', why: 'in another place than was said' });
    const [unknown] = explain('turn on the bathroom lights', context).explanation;
    expect(unknown?.rejected).toContainEqual({ reading: 'bathroom', why: 'nothing accounts for this word' });
  });

  it('tells that something said before was needed', () => {
    const last = { intents: parse('turn on the kitchen lights', context).intents };
    expect(explain('dim them', { ...context, last }).explanation).toMatchObject([
      { rule: 'follow-up, lighting', sentence: 'dim @e0', slots: [{ words: 'them' }, { words: 'dim' }] },
    ]);
    expect(explain('a bit brighter', { ...context, last }).explanation).toMatchObject([
      { rule: 'follow-up' },
    ]);
  });

  it('has nothing to tell of what is no command', () => {
    expect(explain('I love Porto', context).explanation).toEqual([]);
  });
});
