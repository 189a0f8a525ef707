import { SEARCH_SIGNALS } from '../memory-search.dto.js';
import { learnFactors } from './learned-factors.js';

/** Park and Miller's generator. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

type Signs = Record<(typeof SEARCH_SIGNALS)[number], number>;

function aDifference(random: () => number): Signs {
  return Object.fromEntries(SEARCH_SIGNALS.map((signal) => [signal, random() - 0.5])) as Signs;
}

function turned(difference: Signs): Signs {
  return Object.fromEntries(Object.entries(difference).map(([signal, value]) => [signal, -value])) as Signs;
}

/** Somebody who goes by these weights says of two results which is the better one. */
function judgementsOf(weights: Partial<Signs>, count: number): Signs[] {
  const random = numbersFrom(11);
  return Array.from({ length: count }, () => {
    const difference = aDifference(random);
    const score = SEARCH_SIGNALS.reduce(
      (sum, signal) => sum + (weights[signal] ?? 1) * difference[signal],
      0,
    );
    return score >= 0 ? difference : turned(difference);
  });
}

describe('the weights learned from judgements', () => {
  it('are the usual ones to begin with', () => {
    expect(Object.values(learnFactors([]))).toEqual(SEARCH_SIGNALS.map(() => 1));
  });

  it('come to those of somebody who goes by meaning and not by dates', () => {
    const factors = learnFactors(judgementsOf({ meaning: 4, date: 0 }, 200));

    expect(factors.meaning).toBeGreaterThan(1.5);
    expect(factors.date).toBeLessThan(0.75);
    for (const signal of ['words', 'name', 'answer', 'neighbour'] as const) {
      expect(factors.meaning / factors[signal]).toBeGreaterThan(1.15);
      expect(factors[signal] / factors.date).toBeGreaterThan(1.15);
    }
  });

  it('put right what the usual ones got wrong', () => {
    const judgements = judgementsOf({ meaning: 4, date: 0 }, 400);
    const [learnedFrom, unseen] = [judgements.slice(0, 200), judgements.slice(200)];
    const factors = learnFactors(learnedFrom);
    const right = (weights: Partial<Signs>): number =>
      unseen.filter(
        (one) => SEARCH_SIGNALS.reduce((sum, signal) => sum + (weights[signal] ?? 1) * one[signal], 0) > 0,
      ).length;

    expect(right(factors)).toBeGreaterThan(right({}));
  });

  it('stay near the usual ones where judgements are thrown like dice', () => {
    const random = numbersFrom(5);
    const noise = Array.from({ length: 300 }, () => aDifference(random));

    for (const factor of Object.values(learnFactors(noise))) {
      expect(factor).toBeGreaterThan(0.7);
      expect(factor).toBeLessThan(1.4);
    }
  });

  it('hardly move with a single judgement, and never past their bounds', () => {
    const clear = { words: 1, meaning: -1 };

    expect(learnFactors([clear]).words).toBeLessThan(1.25);
    const many = learnFactors(Array.from({ length: 300 }, () => clear));
    for (const factor of Object.values(many)) {
      expect(factor).toBeGreaterThanOrEqual(0.5);
      expect(factor).toBeLessThanOrEqual(2);
    }
  });

  it('do not depend on the order of the judgements', () => {
    const judgements = judgementsOf({ name: 3 }, 60);

    expect(learnFactors([...judgements].reverse()).name).toBeCloseTo(learnFactors(judgements).name, 10);
  });
});
