import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url));

/** What `assets/<name>.json` says about the bytes in `assets/<name>.bin`. */
interface Description {
  model: string;
  words: number;
  dimensions: number;
}

/** The meaning of single English words, from the file that `scripts/build-word-vectors.mjs` makes. */
export class WordVectors {
  private static readonly loaded = new Map<string, WordVectors>();
  readonly model: string;
  readonly dimensions: number;
  private readonly rowOf: ReadonlyMap<string, number>;
  /** What one step of a word's int8 numbers is worth. */
  private readonly scales: Float32Array;
  /** How telling a word is in general: near 0 for the most frequent, near 1 for the rarest. */
  private readonly weights: Float32Array;
  private readonly vectors: Int8Array;
  /** Lengths of the int8 vectors. */
  private readonly lengths: Float32Array;

  /** Reads 5.8 MB in some 50 ms, once a process: search and the language engine share what nobody writes to. */
  static load(name = 'word-vectors-50k'): WordVectors {
    const known = WordVectors.loaded.get(name) ?? WordVectors.read(name);
    WordVectors.loaded.set(name, known);
    return known;
  }

  private static read(name: string): WordVectors {
    const description = JSON.parse(readFileSync(`${ASSETS}/${name}.json`, 'utf8')) as Description;
    return new WordVectors(description, readFileSync(`${ASSETS}/${name}.bin`));
  }

  private constructor({ model, words, dimensions }: Description, bytes: Buffer) {
    const weightsStart = 4 * words;
    const vectorsStart = weightsStart + 4 * words;
    const vocabularyStart = vectorsStart + words * dimensions;
    // A copy starts on a multiple of four, which a Float32Array over it needs and a Buffer does not promise.
    const { buffer } = Uint8Array.from(bytes.subarray(0, vocabularyStart));
    this.model = model;
    this.dimensions = dimensions;
    this.scales = new Float32Array(buffer, 0, words);
    this.weights = new Float32Array(buffer, weightsStart, words);
    this.vectors = new Int8Array(buffer, vectorsStart, words * dimensions);
    this.lengths = Float32Array.from({ length: words }, (_, row) => Math.sqrt(this.dot(row, row)));
    const vocabulary = bytes.toString('utf8', vocabularyStart).split('\n');
    this.rowOf = new Map(vocabulary.map((word, row) => [word, row]));
  }

  has(word: string): boolean {
    return this.rowOf.has(word);
  }

  /** The word's place in the table, for `similarity`; undefined when the word is unknown. */
  find(word: string): number | undefined {
    return this.rowOf.get(word);
  }

  /** How telling a word is: near 0 for the most frequent, 1 for the rarest and for one that nobody knows. */
  weight(word: string): number {
    const row = this.rowOf.get(word);
    return row === undefined ? 1 : at(this.weights, row);
  }

  /** Cosine of two words' vectors: 1 the same, 0 unrelated. */
  similarity(row: number, other: number): number {
    return this.dot(row, other) / (at(this.lengths, row) * at(this.lengths, other) || 1);
  }

  /**
   * Compares words with the same few others, by their places: cosines in the order of `rows`, 0 for no word, to be read
   * before the next call. Four at a time take a third of the time of one by one, since a word's numbers are read once
   * for all of them.
   */
  comparer(rows: readonly (number | undefined)[]): (other: number) => Float64Array {
    const units = rows.map((row) => this.unit(row));
    while (units.length % 4 > 0) units.push(this.unit(undefined));
    const cosines = new Float64Array(units.length);
    return (other) => {
      for (let i = 0; i < units.length; i += 4) this.dotFour(units, i, other, cosines);
      return cosines;
    };
  }

  /** Adds the word's vector, weighted by how telling the word is; false when the word is unknown. */
  addTo(sum: Float32Array, word: string): boolean {
    const row = this.rowOf.get(word);
    if (row === undefined) return false;
    const factor = at(this.weights, row) * at(this.scales, row);
    const start = row * this.dimensions;
    for (let k = 0; k < this.dimensions; k++) sum[k] = at(sum, k) + factor * at(this.vectors, start + k);
    return true;
  }

  /** The word's vector at length 1; zeros for no word. */
  private unit(row: number | undefined): Float64Array {
    const unit = new Float64Array(this.dimensions);
    if (row === undefined) return unit;
    const length = at(this.lengths, row) || 1;
    return unit.map((_, k) => at(this.vectors, row * this.dimensions + k) / length);
  }

  /**
   * The cosines of a word with four units, from that place on. A search does this a thousand times and more: a check of
   * every index would double its time.
   */
  private dotFour(units: readonly Float64Array[], i: number, other: number, cosines: Float64Array): void {
    const [a, b, c, d] = [units[i], units[i + 1], units[i + 2], units[i + 3]];
    if (!a || !b || !c || !d) return;
    const { vectors, dimensions } = this;
    const start = other * dimensions;
    const length = at(this.lengths, other) || 1;
    let [ofA, ofB, ofC, ofD] = [0, 0, 0, 0];
    for (let k = 0; k < dimensions; k++) {
      const value = vectors[start + k] as number;
      ofA += (a[k] as number) * value;
      ofB += (b[k] as number) * value;
      ofC += (c[k] as number) * value;
      ofD += (d[k] as number) * value;
    }
    cosines[i] = ofA / length;
    cosines[i + 1] = ofB / length;
    cosines[i + 2] = ofC / length;
    cosines[i + 3] = ofD / length;
  }

  private dot(row: number, other: number): number {
    const start = row * this.dimensions;
    const otherStart = other * this.dimensions;
    let sum = 0;
    for (let k = 0; k < this.dimensions; k++) {
      sum += at(this.vectors, start + k) * at(this.vectors, otherStart + k);
    }
    return sum;
  }
}

/** Scales a vector to length 1. */
export function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

/** Indices here stay inside the array by construction. */
function at(values: Float64Array | Float32Array | Int8Array, index: number): number {
  return values[index] ?? 0;
}
