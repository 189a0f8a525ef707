/** The largest whole number that a weight becomes. */
const LARGEST = 127;

/** Weights as whole numbers, and what one step of a column's numbers is worth. */
export interface Quantised {
  readonly numbers: Int8Array;
  readonly steps: readonly number[];
}

/** Rows of columns: every column keeps its own step, so that one with small weights loses nothing. */
export function quantise(weights: Float32Array, columns: number): Quantised {
  const largest = new Float64Array(columns);
  weights.forEach((weight, at) => {
    const size = Math.abs(weight);
    if (size > (largest[at % columns] as number)) largest[at % columns] = size;
  });
  const steps = Array.from(largest, (size) => size / LARGEST || 1);
  return {
    numbers: Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[at % columns] as number))),
    steps,
  };
}
