import { columnsOf } from '../acts/labels.js';
import { sharpnessOf } from './calibration.js';
import { targetsOf } from './examples.js';
import { type Example, SoftmaxRegression, toShares } from './softmax.js';

const ACTS = { from: 0, to: 2 };

function example(place: number, right: number): Example {
  return {
    places: Int32Array.of(place, 3),
    vector: Float32Array.of(place),
    targets: [{ group: ACTS, right }],
    weight: 1,
  };
}

function taught(): SoftmaxRegression {
  const model = new SoftmaxRegression(2, { buckets: 4, dimensions: 1 });
  for (let step = 0; step < 200; step++) model.learn(example(step % 2, step % 2), 1 - step / 200);
  return model;
}

describe('SoftmaxRegression', () => {
  it('learns which column a feature speaks for', () => {
    const scores = new Float64Array(2);
    for (const right of [0, 1]) {
      taught().scoreInto(scores, example(right, right), ACTS);
      toShares(scores, ACTS);
      expect(scores[right]).toBeGreaterThan(0.8);
      expect((scores[0] ?? 0) + (scores[1] ?? 0)).toBeCloseTo(1, 12);
    }
  });

  it('gives the same bits for the same examples', () => {
    expect(taught().weights).toEqual(taught().weights);
  });

  it('leaves alone the columns of which nothing was said', () => {
    const model = new SoftmaxRegression(3, { buckets: 4, dimensions: 1 });
    model.learn(example(1, 0), 1);
    expect(model.weights.filter((_, at) => at % 3 === 2).every((weight) => weight === 0)).toBe(true);
  });
});

describe('columnsOf', () => {
  const columns = columnsOf(['told', 'home|home.on', 'home|home.off', 'home', 'list|list:add']);

  it('puts acts first, then the skills of each act together', () => {
    expect(columns.labels).toEqual([
      'told',
      'home',
      'list',
      'home|home.off',
      'home|home.on',
      'list|list:add',
    ]);
    expect(columns.skills.get('home')).toEqual({ from: 3, to: 5 });
  });

  it('teaches a skill only where one is named', () => {
    expect(targetsOf('home', columns).map(({ right }) => right)).toEqual([1]);
    expect(targetsOf('home|home.on', columns).map(({ right }) => right)).toEqual([1, 4]);
  });

  it('refuses what is no act', () => {
    expect(() => columnsOf(['chat'])).toThrow('begins with no act');
  });
});

describe('sharpnessOf', () => {
  /** Three of four are right, whatever the scores boast. */
  const held = (gap: number): Parameters<typeof sharpnessOf>[0] =>
    [0, 0, 0, 1].map((right) => ({ scores: Float64Array.of(gap, 0), group: ACTS, right }));

  it.each([0.5, 2, 5])('makes shares as sure as they are right, for a gap of %d', (gap) => {
    const scores = Float64Array.of(gap, 0);
    toShares(scores, ACTS, sharpnessOf(held(gap)));
    expect(scores[0]).toBeCloseTo(0.75, 3);
  });

  it('changes nothing where nothing was held out', () => {
    expect(sharpnessOf([])).toBe(1);
  });
});
