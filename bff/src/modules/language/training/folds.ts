import { type Columns } from '../acts/labels.js';
import { lessonOf, type Reader, sightOf } from './examples.js';
import { SeededRandom } from './random.js';
import { type Seed } from './seeds.js';
import { type SoftmaxRegression } from './softmax.js';

export const FOLDS = 5;
/** Sentences of one seed that are asked: more are too much alike. */
const MOST_SENTENCES = 2;

/** In which fold a seed is: whole lines are left out, since sentences of one line give each other away. */
export function foldsOf(seeds: readonly Seed[]): Int32Array {
  const order = Int32Array.from(seeds.keys());
  new SeededRandom(1).shuffle(order);
  const folds = new Int32Array(seeds.length);
  order.forEach((seed, place) => {
    folds[seed] = place % FOLDS;
  });
  return folds;
}

/** Scores of a seed's sentences, as they are written. */
export function scoresOf(
  seed: Seed,
  model: SoftmaxRegression,
  { columns, reader }: { columns: Columns; reader: Reader },
): Float64Array[] {
  const { sentences } = lessonOf(seed, columns, new SeededRandom(3));
  const all = { from: 0, to: columns.labels.length };
  return sentences.slice(0, MOST_SENTENCES).map((sentence) => {
    const scores = new Float64Array(columns.labels.length);
    model.scoreInto(scores, sightOf(sentence, reader), all);
    return scores;
  });
}
