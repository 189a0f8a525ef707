import { z } from 'zod';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { Tools } from './tools.js';

const skill = (name: string, examples: string[]): SkillManifest => ({
  name,
  title: name,
  group: 'Everything else',
  icon: 'info',
  description: `Does ${name}.`,
  parameters: z.strictObject({ minutes: z.number().int().min(1).max(60) }),
  examples,
  risk: 'write',
});
const skills = [
  skill('light.set', ['dim the lamp']),
  skill('timer.start', ['set a timer for ten minutes']),
  skill('list.add', ['put milk on the list']),
];

describe('skills as tools of a model', () => {
  it('have names without dots, and come back as the skill with checked parameters and devices', () => {
    const tools = new Tools(skills, 'a timer', 10_000);

    expect(tools.list.map(({ name }) => name).toSorted()).toEqual(['light_set', 'list_add', 'timer_start']);
    const input = { parameters: { minutes: 5 }, targets: ['timer.kitchen'] };
    expect(tools.read({ id: '1', tool: 'timer_start', input })).toEqual({
      skill: 'timer.start',
      parameters: { minutes: 5 },
      targets: ['timer.kitchen'],
    });
  });

  it.each([
    ['out of range', { parameters: { minutes: 61 } }, 'minutes'],
    ['unknown parameters', { parameters: { minutes: 5, hours: 1 } }, 'hours'],
    ['none', undefined, 'Nothing was done'],
  ])('refuse %s in words', (_, input, said) => {
    const tools = new Tools(skills, '', 10_000);
    expect(tools.read({ id: '1', tool: 'timer_start', input })).toEqual({
      problem: expect.stringContaining(said),
    });
  });

  it('that share words with the message come first where not all fit', () => {
    const all = new Tools(skills, '', 10_000);
    const some = new Tools(skills, 'Start a timer, ten minutes', all.tokens - 1);

    expect(some.list.map(({ name }) => name)).toEqual(['timer_start', 'light_set']);
    expect(some.tokens).toBeLessThan(all.tokens);
    expect(some.read({ id: '1', tool: 'list_add', input: {} })).toHaveProperty('problem');
  });
});
