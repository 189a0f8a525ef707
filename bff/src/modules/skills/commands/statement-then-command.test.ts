import { Cases } from '../../../testing/cases.js';
import { flat } from '../../../testing/factories/home.js';
import { isMeantForSkills } from './is-meant-for-skills.js';
import { type ParseResult } from './command.js';
import { skillCatalogue } from '../../../testing/skills.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const NOW = new Date('2026-11-21T20:00:00Z');
const home = flat();
const say = (text: string, more: object = {}): ParseResult =>
  parse(text, { home, now: NOW, timeZone: 'Europe/Paris', ...more });

describe('several things in one sentence', () => {
  cases.it('are all heard', (text: string, skills: string[]) => {
    const parsed = say(text);
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ skill }) => skill)).toEqual(skills);
    expect(isMeantForSkills(text, parsed, { home, skills: skillCatalogue })).toBe(true);
  });

  cases.it('give a reason and ask for the rest alone', (text: string, skill: string) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill }] });
    expect(parsed.intents).toHaveLength(1);
    expect(isMeantForSkills(text, parsed, { home, skills: skillCatalogue })).toBe(true);
  });

  cases.it('are not done in parts', (text: string) => {
    const parsed = say(text);
    expect(parsed.outcome === 'act' ? parsed.intents : []).toEqual([]);
  });
});
