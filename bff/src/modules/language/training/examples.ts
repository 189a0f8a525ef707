import { type FeatureKnowledge, sparseFeatures } from '../acts/features.js';
import { actOf, type Columns, hasSkill } from '../acts/labels.js';
import { meanVector, type Vectors } from '../acts/vectors.js';
import { type Token } from '../tokens/token.js';
import { asTyped, type Courtesies } from './augmentation.js';
import { type SeededRandom } from './random.js';
import { sentencesOf } from './seed-pattern.js';
import { type Seed } from './seeds.js';
import { type Example, type Sight, type Target } from './softmax.js';

/** More sentences of one line teach little more. */
const MOST_SENTENCES = 60;
/** Share of the features that an example keeps to itself, so that none is relied on alone. */
const UNSEEN = 0.3;
/** Classes of question words and auxiliaries: what begins with one may end with a question mark. */
const QUESTION_TAGS = 'QX';

/** How a language's text becomes what the model sees. */
export interface Reader extends FeatureKnowledge {
  readonly tokenise: (text: string) => readonly Token[];
  readonly vectors?: Vectors | undefined;
}

export function sightOf(text: string, reader: Reader): Sight {
  const { vectors } = reader;
  const tokens = reader.tokenise(text);
  const words = tokens.map((token) => token.text);
  return {
    places: sparseFeatures(tokens, text, reader),
    vector: vectors ? meanVector(words, vectors) : new Float32Array(0),
  };
}

/** The sentences of one seed, and what is right for them. */
export interface Lesson {
  readonly seed: Seed;
  readonly sentences: readonly string[];
  readonly targets: readonly Target[];
}

export function lessonOf(seed: Seed, columns: Columns, random: SeededRandom): Lesson {
  const sentences = sentencesOf(seed.pattern, MOST_SENTENCES, random);
  return { seed, sentences, targets: targetsOf(seed.label, columns) };
}

/** A seed teaches its act, and its skill only where it names one. */
export function targetsOf(label: string, { labels, acts, skills }: Columns): Target[] {
  const act = { group: acts, right: labels.indexOf(actOf(label)) };
  const group = skills.get(actOf(label));
  return group && hasSkill(label) ? [act, { group, right: labels.indexOf(label) }] : [act];
}

/** The lesson's next sentence, written as people type. */
export function exampleOf(
  { sentences, targets }: Lesson,
  turn: number,
  how: { reader: Reader; courtesies: Courtesies; random: SeededRandom; weight: number },
): Example {
  const { reader, courtesies, random, weight } = how;
  const sentence = sentences[turn % sentences.length] ?? '';
  const [first] = reader.tokenise(sentence);
  const isQuestion = first !== undefined && QUESTION_TAGS.includes(reader.tag(first));
  const { places, vector } = sightOf(asTyped(sentence, { courtesies, isQuestion, random }), reader);
  const seen = places.filter(() => !random.happens(UNSEEN));
  return { places: seen.length > 0 ? seen : places, vector, targets, weight };
}
