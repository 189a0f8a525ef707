import { describe, expect, it } from 'vitest';
import { Cases } from '../../../../testing/cases.js';
import { flat } from '../../../../testing/factories/home.js';
import { parse } from '../../../../testing/parse.js';
import { learn } from './classifier.js';
import { examples } from './fallback.js';

const cases = Cases.beside(import.meta.url);

const context = { home: flat(), now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Paris' };

describe('what no rule reads', () => {
  cases.it('is likened to what we know, and asked about', (text: string, skill: string) => {
    const parsed = parse(text, context);
    expect(parsed).toMatchObject({
      outcome: 'ask',
      intents: [{ skill, targets: [], confidence: 0.3 }],
      question: expect.stringContaining('?'),
    });
  });

  cases.it('is no wish where it is talk', (text: string) => {
    expect(parse(text, context)).toEqual({ outcome: 'none', intents: [] });
  });

  it('stays unread where it is forbidden', () => {
    expect(parse('do not make the room glow red', context).outcome).not.toBe('act');
    expect(parse("don't turn on the lights", context)).toEqual({ outcome: 'none', intents: [] });
  });
});

describe('the classifier', () => {
  it('learns the same from the same examples, and knows them again', () => {
    const known = examples();
    const [one, other] = [learn(known), learn(known)];
    const right = known.filter(({ words, label }) => one.classify(words).label === label);
    expect(right.length / known.length).toBeGreaterThan(0.98);
    const words = ['something', 'it', 'has', 'never', 'seen'];
    expect(one.classify(words)).toEqual(other.classify(words));
  });

  it('survives a slip of the keys', () => {
    const { classify } = learn(examples());
    expect(classify(['vacumm', 'teh', 'carpett']).label).toBe('vacuum.start');
  });
});
