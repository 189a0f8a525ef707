import { SEARCH_SIGNALS } from '../memory-search.dto.js';
import { type Signals } from '../search/rank.js';
import { judgedDifference } from './judged-difference.js';

function result(id: string, signals: Partial<Signals>): { id: string; signals: Signals } {
  const none = Object.fromEntries(SEARCH_SIGNALS.map((signal) => [signal, 0])) as unknown as Signals;
  return { id, signals: { ...none, ...signals } };
}

const results = [
  result('first', { words: 1 }),
  result('second', { words: 0.5, meaning: 0.3 }),
  result('third', { words: 0.1, meaning: 0.4 }),
];

describe('what a judgement says about the signs of relevance', () => {
  it('compares a useful result with those above it', () => {
    const difference = judgedDifference(results, 'third', true);

    expect(difference?.['words']).toBeCloseTo(0.1 - 0.75);
    expect(difference?.['meaning']).toBeCloseTo(0.4 - 0.15);
  });

  it('compares one that was not meant with those below it', () => {
    const difference = judgedDifference(results, 'first', false);

    expect(difference?.['words']).toBeCloseTo(0.3 - 1);
    expect(difference?.['meaning']).toBeCloseTo(0.35);
  });

  it('compares a useful first one with those below it', () => {
    expect(judgedDifference(results, 'first', true)?.['words']).toBeCloseTo(0.7);
  });

  it('is nothing without another result', () => {
    expect(judgedDifference(results.slice(0, 1), 'first', true)).toBeUndefined();
    expect(judgedDifference(results, 'unknown', true)).toBeUndefined();
  });
});
