// The arithmetic behind the word-vector file. Each step is deterministic: no random start, no parallel sums.

/** SIF's smoothing constant (Arora, Liang & Ma, 2017); a smaller one lets rare names dominate a sentence. */
const SIF_A = 1e-3;
/** Shift of the Zipf–Mandelbrot law for English; keeps the first ranks from taking all of the probability. */
const ZIPF_SHIFT = 2.7;
const POWER_ITERATIONS = 100;
const INT8_MAX = 127;

/** Takes the mean and the strongest direction out of every vector, in place ("all but the top", Mu & Viswanath, 2018). */
export function removeCommonComponents(matrix, dimensions) {
  const rows = matrix.length / dimensions;
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < matrix.length; i++) mean[i % dimensions] += matrix[i] / rows;
  for (let i = 0; i < matrix.length; i++) matrix[i] -= mean[i % dimensions];

  const top = strongestDirection(covariance(matrix, dimensions), dimensions);
  for (let start = 0; start < matrix.length; start += dimensions) {
    let along = 0;
    for (let k = 0; k < dimensions; k++) along += matrix[start + k] * top[k];
    for (let k = 0; k < dimensions; k++) matrix[start + k] -= along * top[k];
  }
}

function covariance(matrix, dimensions) {
  const sums = new Float64Array(dimensions * dimensions);
  for (let start = 0; start < matrix.length; start += dimensions) {
    for (let a = 0; a < dimensions; a++) {
      for (let b = 0; b < dimensions; b++) sums[a * dimensions + b] += matrix[start + a] * matrix[start + b];
    }
  }
  return sums;
}

/** First eigenvector by power iteration, from an even start. */
function strongestDirection(square, dimensions) {
  let direction = new Float64Array(dimensions).fill(1 / Math.sqrt(dimensions));
  for (let step = 0; step < POWER_ITERATIONS; step++) {
    const next = new Float64Array(dimensions);
    for (let i = 0; i < square.length; i++)
      next[Math.floor(i / dimensions)] += square[i] * direction[i % dimensions];
    const length = Math.hypot(...next);
    direction = next.map((value) => value / length);
  }
  return direction;
}

/** One byte a number, with one scale a word: on search quality no different from 32-bit floats. */
export function quantise(matrix, rows, dimensions) {
  const scales = new Float32Array(rows.length);
  const quantised = new Int8Array(rows.length * dimensions);
  rows.forEach((row, index) => {
    const vector = matrix.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / INT8_MAX || 1;
    scales[index] = scale;
    vector.forEach((value, k) => (quantised[index * dimensions + k] = Math.round(value / scale)));
  });
  return { scales, quantised };
}

/** Weight a / (a + p) of each kept word; p is its probability by its rank among all `total` words. */
export function smoothInverseFrequency(ranks, total) {
  let mass = 0;
  for (let rank = 1; rank <= total; rank++) mass += 1 / (rank + ZIPF_SHIFT);
  return Float32Array.from(ranks, (rank) => SIF_A / (SIF_A + 1 / ((rank + 1 + ZIPF_SHIFT) * mass)));
}
