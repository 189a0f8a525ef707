import { Cases } from '../../../testing/cases.js';
import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { statedFacts } from './stated-facts.js';

const cases = Cases.beside(import.meta.url);

describe('facts that are stated in passing', () => {
  cases.it('are found', (sentence: string) => {
    expect(statedFacts(sentence)).toHaveLength(1);
  });

  cases.it('are not seen in what is none', (_why: string, sentence: string) => {
    expect(statedFacts(sentence)).toEqual([]);
  });

  cases.it('are found in German', (sentence: string) => {
    expect(statedFacts(sentence)).toHaveLength(1);
  });

  cases.it('are not seen in what is none in German', (_why: string, sentence: string) => {
    expect(statedFacts(sentence)).toEqual([]);
  });

  cases.it('keep the user’s own words, a sentence each', (message: string, facts: string[]) => {
    expect(statedFacts(message)).toEqual(facts);
  });

  it('finds three at most', () => {
    const message = 'I live in Lyon. I am a nurse. I play tennis. I hate coriander.';
    expect(statedFacts(message)).toHaveLength(3);
  });

  it('takes no longer for what was made to take long', () => {
    const took = cpuTimeOf(() => {
      statedFacts(`I ${'have '.repeat(90)}`);
      statedFacts(`My ${'older '.repeat(80)}`);
      statedFacts(`My favourite ${'a '.repeat(200)}`);
    });
    expect(took).toBeLessThan(200);
  });
});
