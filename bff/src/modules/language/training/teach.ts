import { BUCKETS } from '../acts/features.js';
import { actOf, type Columns } from '../acts/labels.js';
import { type Act } from '../understanding.js';
import { courtesiesOf } from './augmentation.js';
import { exampleOf, type Lesson, lessonOf, type Reader } from './examples.js';
import { SeededRandom } from './random.js';
import { type Seed, type SeedBook } from './seeds.js';
import { SoftmaxRegression } from './softmax.js';

const EPOCHS = 8;
/** Sentences of a seed in one epoch: the same for each, so that a long list weighs no more than a single sentence. */
const DRAWS = 4;
const FIRST_RANDOM = 7;

/** What all trainings of a language have in common. */
export interface School {
  readonly columns: Columns;
  readonly reader: Reader;
  readonly lists: SeedBook['lists'];
}

/** Learns from the seeds, always the same from the same ones. */
export function teach(seeds: readonly Seed[], { columns, reader, lists }: School): SoftmaxRegression {
  const random = new SeededRandom(FIRST_RANDOM);
  const courtesies = courtesiesOf(lists);
  const lessons = seeds.map((seed) => lessonOf(seed, columns, random));
  const weights = weightsOf(seeds);
  const model = new SoftmaxRegression(columns.labels.length, {
    buckets: BUCKETS,
    dimensions: reader.vectors?.dimensions ?? 0,
  });
  const order = Int32Array.from({ length: DRAWS * lessons.length }, (_, at) => at % lessons.length);
  const turns = new Int32Array(lessons.length);
  const steps = EPOCHS * order.length;
  for (let step = 0; step < steps; step++) {
    if (step % order.length === 0) random.shuffle(order);
    const at = order[step % order.length] as number;
    const turn = turns[at] as number;
    turns[at] = turn + 1;
    const weight = weights[at] as number;
    model.learn(
      exampleOf(lessons[at] as Lesson, turn, { reader, courtesies, random, weight }),
      1 - step / steps,
    );
  }
  return model;
}

/** Half way between seeds that weigh the same and acts that do: an act with few seeds is not forgotten. */
function weightsOf(seeds: readonly Seed[]): Float64Array {
  const counts = new Map<Act, number>();
  for (const { label } of seeds) counts.set(actOf(label), (counts.get(actOf(label)) ?? 0) + 1);
  const even = seeds.length / counts.size;
  return Float64Array.from(seeds, ({ label }) => Math.sqrt(even / (counts.get(actOf(label)) ?? even)));
}
