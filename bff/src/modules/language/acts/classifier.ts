import path from 'node:path';
import { loadPack } from '../pack/load-pack.js';
import { type Node } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Act, ACTS } from '../understanding.js';
import { type ActModel, readActModel } from './act-model.js';
import { type FeatureKnowledge, sparseFeatures } from './features.js';
import { type ColumnGroup, type Columns, columnsOf } from './labels.js';
import { taggerOf } from './tags.js';
import { meanVector, type Vectors, vectorsOf } from './vectors.js';

/**
 * How likely each act is, and each label: `act|skill` where the model knows skills of the act, else the act alone. Both
 * sum to 1, and an act is the sum over its labels. A skill that the model does not know is not among them, so the shares
 * of skills tell which of those is likeliest, not whether it is any of them.
 */
export interface Classification {
  readonly labels: Readonly<Record<string, number>>;
  readonly acts: Readonly<Record<Act, number>>;
}

/** Which act a clause is, and of which skill: a linear model in int8. Linear in the length of the clause. */
export class ActClassifier {
  private readonly knowledge: FeatureKnowledge;
  private readonly columns: Columns;

  constructor(
    private readonly model: ActModel,
    lexicon: Node,
    private readonly vectors?: Vectors,
  ) {
    const { labels, tags, dimensions } = model.description;
    if (dimensions !== (vectors?.dimensions ?? 0))
      throw new Error('the model was taught with other word vectors');
    this.knowledge = { tag: taggerOf(tags), lexicon };
    this.columns = columnsOf(labels);
  }

  /**
   * Reads what `npm run train:acts` made, in some 10 ms; the word vectors are read once a process. Whoever has the pack
   * of the language gives its lexicon, which is not read a second time then.
   */
  static load(language: string, lexicon = lexiconOf(language)): ActClassifier {
    return new ActClassifier(readActModel(language), lexicon, vectorsOf(language));
  }

  classify(tokens: readonly Token[], text: string): Classification {
    const { sharpness, skillSharpness } = this.model.description;
    const scores = this.scoresOf(tokens, text);
    const acts = Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>;
    const labels: Record<string, number> = {};
    this.share(scores, { group: this.columns.acts, whole: 1, sharpness }, (act, share) => {
      acts[act as Act] = share;
      const skills = this.columns.skills.get(act as Act);
      if (!skills) labels[act] = share;
      else
        this.share(scores, { group: skills, whole: share, sharpness: skillSharpness }, (label, part) => {
          labels[label] = part;
        });
    });
    return { labels, acts };
  }

  private scoresOf(tokens: readonly Token[], text: string): Float64Array {
    const { labels, buckets, steps, vectorSteps } = this.model.description;
    const places = sparseFeatures(tokens, text, this.knowledge);
    const sums = new Float64Array(labels.length);
    for (const place of places) this.addRow(sums, place, 1);
    const scores = sums.map((sum, column) => (sum * (steps[column] as number)) / Math.sqrt(places.length));
    if (!this.vectors) return scores;
    const words = tokens.map((token) => token.text);
    sums.fill(0);
    meanVector(words, this.vectors).forEach((value, dimension) => {
      this.addRow(sums, buckets + dimension, value);
    });
    return scores.map((score, column) => score + (sums[column] as number) * (vectorSteps[column] as number));
  }

  private addRow(sums: Float64Array, row: number, factor: number): void {
    const { numbers } = this.model;
    const start = row * sums.length;
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] as number) + factor * (numbers[start + column] as number);
  }

  /** Gives out the whole to the labels of a group: the softmax of their scores. */
  private share(
    scores: Float64Array,
    { group: { from, to }, whole, sharpness }: { group: ColumnGroup; whole: number; sharpness: number },
    give: (label: string, share: number) => void,
  ): void {
    const own = scores.subarray(from, to);
    const highest = Math.max(...own);
    const parts = own.map((score) => Math.exp(sharpness * (score - highest)));
    const sum = parts.reduce((total, part) => total + part, 0);
    parts.forEach((part, place) => {
      give(this.columns.labels[from + place] ?? '', (whole * part) / sum);
    });
  }
}

function lexiconOf(language: string): Node {
  return loadPack(path.join(import.meta.dirname, '../packs', language)).lexicon;
}
