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

describe('what is measured', () => {
  cases.it('is kept', (text: string, parameters: object) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'reading.log', parameters }] });
    expect(isMeantForSkills(text, parsed, { home, skills: skillCatalogue })).toBe(true);
  });

  // It is Saturday, 21 November, nine in the evening in Paris.
  cases.it('was then', (text: string, at: string | undefined) => {
    const [intent] = say(text).intents;
    expect(intent?.skill).toBe('reading.log');
    expect(intent?.parameters.at).toBe(at);
  });

  cases.it('is asked', (text: string, parameters: object) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'reading.query', parameters }] });
    expect(isMeantForSkills(text, parsed, { home, skills: skillCatalogue })).toBe(true);
  });

  it('asks for a number that was not said, and takes it', () => {
    const asked = say('log my weight');
    expect(asked).toMatchObject({ outcome: 'ask', question: 'What is your weight? The number will do.' });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('80.5 kg', { pending })).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'reading.log', parameters: { metric: 'body-weight', value: 80.5, unit: 'kg' } }],
    });
  });

  it.each<[string, object]>([
    ['log weight 80 kg on 31 February', { metric: 'body-weight', value: 80 }],
    ['log weight 80 kg tomorrow', { metric: 'body-weight', value: 80 }],
    ['log weight 80 kg on 24 December 2026', { metric: 'body-weight', value: 80 }],
    ['I felt great on 30 February', { mood: 5 }],
  ])('asks when that was, of “%s”', (text, parameters) => {
    const asked = say(text);
    expect(asked).toMatchObject({ outcome: 'ask', question: expect.stringMatching(/^When was that\?/) });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('on Monday', { pending })).toMatchObject({
      outcome: 'act',
      intents: [{ parameters: { ...parameters, at: '2026-11-16T11:00:00.000Z' } }],
    });
  });

  it('takes the number that was left out together with its day', () => {
    const asked = say('log my weight on Monday');
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('80.5 kg', { pending }).intents).toMatchObject([
      { parameters: { value: 80.5, at: '2026-11-16T11:00:00.000Z' } },
    ]);
  });

  it('asks for the same of another time', () => {
    const last = say('How much water did I drink today?');
    expect(say('And yesterday?', { last })).toMatchObject({
      intents: [{ skill: 'reading.query', parameters: { metric: 'water-intake', when: 'yesterday' } }],
    });
  });

  it('takes the last one away', () => {
    expect(say('Delete my last blood pressure reading')).toMatchObject({
      intents: [{ skill: 'reading.remove', parameters: { metric: 'blood-pressure' } }],
    });
  });

  cases.it('is not heard in other talk', (text: string) => {
    expect(
      say(text)
        .intents.map(({ skill }) => skill)
        .filter((skill) => skill.startsWith('reading.')),
    ).toEqual([]);
  });
});

describe('what is felt', () => {
  cases.it('is kept as a mood', (text: string, parameters: object) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'mood.log', parameters }] });
    expect(isMeantForSkills(text, parsed, { home, skills: skillCatalogue })).toBe(true);
  });

  it.each<[string, object]>([
    ['How is my mood?', { statistic: 'latest' }],
    ['How have I been feeling this week?', { statistic: 'trend', when: 'this week' }],
    ['show my mood trend', { statistic: 'trend' }],
  ])('“%s” is asked', (text, parameters) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill: 'mood.query', parameters }] });
  });

  it('asks how, where only the mood is named', () => {
    const asked = say('log my mood');
    expect(asked).toMatchObject({ outcome: 'ask', question: expect.stringContaining('How do you feel?') });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('pretty good', { pending }).intents).toMatchObject([
      { skill: 'mood.log', parameters: { mood: 4, word: 'good' } },
    ]);
  });

  cases.it('is not heard in other feelings', (text: string) => {
    expect(
      say(text)
        .intents.map(({ skill }) => skill)
        .filter((skill) => skill.startsWith('mood.')),
    ).toEqual([]);
  });
});
