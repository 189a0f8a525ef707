import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';

/** What the engine asks of the word vectors; a language without any goes without. */
export interface Vectors {
  readonly dimensions: number;
  has(word: string): boolean;
  addTo(sum: Float32Array, word: string): boolean;
}

/** The languages that the product has word vectors of, and the names of their assets. */
const ASSETS: Readonly<Record<string, string>> = { en: 'word-vectors-50k' };

const loaded = new Map<string, WordVectors>();

/** Read once: 5.8 MB that every part of the process may share. */
export function vectorsOf(language: string): WordVectors | undefined {
  const name = ASSETS[language];
  if (name === undefined) return undefined;
  const known = loaded.get(name) ?? WordVectors.load(name);
  loaded.set(name, known);
  return known;
}

/** How loudly meaning speaks beside a hundred and more other features, by what cross-validation liked best. */
const LENGTH = 3;

/** The direction in which the words point together, telling ones most, at one length; zeros when none is known. */
export function meanVector(words: readonly string[], vectors: Vectors): Float32Array {
  const mean = new Float32Array(vectors.dimensions);
  for (const word of words) vectors.addTo(mean, word);
  let squares = 0;
  for (const value of mean) squares += value * value;
  if (squares === 0) return mean;
  const scale = LENGTH / Math.sqrt(squares);
  for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] as number) * scale;
  return mean;
}
