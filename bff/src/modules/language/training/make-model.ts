import { createHash } from 'node:crypto';
import path from 'node:path';
import { type ActModel, type ModelDescription } from '../acts/act-model.js';
import { BUCKETS } from '../acts/features.js';
import { columnsOf } from '../acts/labels.js';
import { taggerOf } from '../acts/tags.js';
import { vectorsOf } from '../acts/vectors.js';
import { loadPack } from '../pack/load-pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { type Held, sharpnessOf } from './calibration.js';
import { targetsOf } from './examples.js';
import { fingerprintOf } from './fingerprint.js';
import { foldsOf, scoresOf } from './folds.js';
import { quantise } from './quantise.js';
import { readSeedFiles, readSeeds, type Seed } from './seeds.js';
import { type School, teach } from './teach.js';

/** What ships for one language. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A language's seeds, and what its trainings have in common. */
export interface Course {
  readonly language: string;
  readonly seeds: readonly Seed[];
  readonly school: School;
  readonly tags: ModelDescription['tags'];
  readonly madeFrom: Readonly<Record<string, string>>;
}

/** Reads packs and code from the folder of the language module in `src`. */
export function openCourse(language: string, moduleFolder: string): Course {
  const folder = path.join(moduleFolder, 'packs', language);
  const pack = loadPack(folder);
  const tags = Object.fromEntries(Object.entries(pack.tags).map(([tag, words]) => [tag, [...words]]));
  const files = readSeedFiles(path.join(folder, 'seeds'));
  const book = readSeeds(files);
  const reader = {
    tokenise: (text: string) => tokenise(text, pack),
    tag: taggerOf(tags),
    lexicon: pack.lexicon,
    vectors: vectorsOf(language),
  };
  return {
    language,
    seeds: book.seeds,
    school: { columns: columnsOf(book.seeds.map(({ label }) => label)), reader, lists: book.lists },
    tags,
    madeFrom: fingerprintOf({ files, book, tags }, reader, moduleFolder),
  };
}

/** Learns from all seeds; how sure it may be is learnt by leaving some out. */
export function makeModel({ language, seeds, school, tags, madeFrom }: Course): ActModel {
  const { labels } = school.columns;
  const model = teach(seeds, school);
  const sparse = quantise(model.weights, labels.length);
  const dense = quantise(model.vectorWeights, labels.length);
  const numbers = new Int8Array(sparse.numbers.length + dense.numbers.length);
  numbers.set(sparse.numbers);
  numbers.set(dense.numbers, sparse.numbers.length);
  if (numbers.length > MOST_BYTES)
    throw new Error(`${String(labels.length)} labels of ${language} are too many to ship`);
  const { sharpness, skillSharpness } = calibrate(seeds, school);
  const description = {
    language,
    labels: [...labels],
    buckets: BUCKETS,
    dimensions: school.reader.vectors?.dimensions ?? 0,
    layout: 'i8[(buckets + dimensions) × labels]: of each bucket, then of each dimension, one number a label',
    sharpness,
    skillSharpness,
    steps: [...sparse.steps],
    vectorSteps: [...dense.steps],
    tags,
    madeFrom,
    sha256: createHash('sha256').update(numbers).digest('hex'),
  };
  return { description, numbers };
}

function calibrate(
  seeds: readonly Seed[],
  school: School,
): Pick<ModelDescription, 'sharpness' | 'skillSharpness'> {
  const folds = foldsOf(seeds);
  const model = teach(
    seeds.filter((_, at) => folds[at] !== 0),
    school,
  );
  const held: { acts: Held[]; skills: Held[] } = { acts: [], skills: [] };
  for (const seed of seeds.filter((_, at) => folds[at] === 0)) {
    for (const scores of scoresOf(seed, model, school)) {
      const [act, skill] = targetsOf(seed.label, school.columns);
      if (act) held.acts.push({ scores, ...act });
      if (skill) held.skills.push({ scores, ...skill });
    }
  }
  return { sharpness: sharpnessOf(held.acts), skillSharpness: sharpnessOf(held.skills) };
}
