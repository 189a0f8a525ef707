import { sparseFeatures } from '../acts/features.js';
import { actOf, type Columns, hasSkill } from '../acts/labels.js';
import { type Tagger } from '../acts/tags.js';
import { meanVector, type Vectors } from '../acts/vectors.js';
import { type Token } from '../tokens/token.js';
import { asTyped, type Courtesies } from './augmentation.js';
import { type SeededRandom } from './random.js';
import { sentencesOf } from './seed-pattern.js';
import { type Seed } from './seeds.js';
import { type Example, type Sight, type Target } from './softmax.js';

/** More sentences of one line teach little more. */
const MOST_SENTENCES = 60;
/** Classes of question words and auxiliaries: what begins with one may end with a question mark. */
const QUESTION_TAGS = 'QX';

/** How a language's text becomes what the model sees. */
export interface Reader {
  readonly tokenise: (text: string) => readonly Token[];
  readonly tag: Tagger;
  readonly vectors?: Vectors | undefined;
}

export function sightOf(text: string, { tokenise, tag, vectors }: Reader): Sight {
  const tokens = tokenise(text);
  const words = tokens.map((token) => token.text);
  return {
    places: sparseFeatures(tokens, text, tag),
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
  return { ...sightOf(asTyped(sentence, { courtesies, isQuestion, random }), reader), targets, weight };
}
