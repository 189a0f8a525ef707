import { type ColumnGroup } from '../acts/labels.js';
import { exponential } from './exponential.js';

/** How fast the first steps are; the rate falls to nothing over a training. */
const RATE = 0.25;
const VECTOR_RATE = 0.15;
/** What AdaGrad begins its sums of squares with: the first steps of a rare feature are not endless. */
const FIRST_SQUARES = 0.01;
const FIRST_VECTOR_SQUARES = 1;
/** Share of the truth that is spread over all columns: no example is ever quite certain. */
const SMOOTHING = 0.02;
/** A change that is not worth the time. */
const NEGLIGIBLE = 0.001;

/** A sentence as the model sees it. */
export interface Sight {
  readonly places: Int32Array;
  readonly vector: Float32Array;
}

/** Which of a group's columns is right. */
export interface Target {
  readonly group: ColumnGroup;
  readonly right: number;
}

export interface Example extends Sight {
  readonly targets: readonly Target[];
  readonly weight: number;
}

/**
 * Softmax regression by AdaGrad, one example after the other. Plain loops in a fixed order, sums in double precision,
 * and nothing but the four operations and the square root: the same weights on every machine.
 */
export class SoftmaxRegression {
  readonly weights: Float32Array;
  readonly vectorWeights: Float32Array;
  private readonly squares: Float32Array;
  private readonly vectorSquares: Float32Array;
  private readonly shares: Float64Array;

  constructor(
    private readonly columns: number,
    { buckets, dimensions }: { buckets: number; dimensions: number },
  ) {
    this.weights = new Float32Array(buckets * columns);
    this.squares = new Float32Array(buckets * columns).fill(FIRST_SQUARES);
    this.vectorWeights = new Float32Array(dimensions * columns);
    this.vectorSquares = new Float32Array(dimensions * columns).fill(FIRST_VECTOR_SQUARES);
    this.shares = new Float64Array(columns);
  }

  /** Writes the score of each column of the group to its place. */
  scoreInto(scores: Float64Array, { places, vector }: Sight, { from, to }: ColumnGroup): void {
    const { weights, vectorWeights, columns } = this;
    for (let column = from; column < to; column++) scores[column] = 0;
    for (const place of places) {
      const row = place * columns;
      for (let column = from; column < to; column++)
        scores[column] = (scores[column] as number) + (weights[row + column] as number);
    }
    const scale = 1 / Math.sqrt(places.length);
    for (let column = from; column < to; column++) scores[column] = (scores[column] as number) * scale;
    for (let dimension = 0; dimension < vector.length; dimension++) {
      const value = vector[dimension] as number;
      const row = dimension * columns;
      for (let column = from; column < to; column++)
        scores[column] = (scores[column] as number) + value * (vectorWeights[row + column] as number);
    }
  }

  /** Moves the weights of an example's features by how wrong they were about it. `rest` falls from 1 to 0. */
  learn(example: Example, rest: number): void {
    for (const { group, right } of example.targets) {
      this.scoreInto(this.shares, example, group);
      toShares(this.shares, group);
      const spread = SMOOTHING / (group.to - group.from);
      for (let column = group.from; column < group.to; column++) {
        const truth = spread + (column === right ? 1 - SMOOTHING : 0);
        const error = example.weight * ((this.shares[column] as number) - truth);
        if (Math.abs(error) >= NEGLIGIBLE) this.move(example, { column, error, rest });
      }
    }
  }

  private move(
    { places, vector }: Sight,
    { column, error, rest }: { column: number; error: number; rest: number },
  ): void {
    const { weights, squares, vectorWeights, vectorSquares, columns } = this;
    const gradient = error / Math.sqrt(places.length);
    const change = RATE * rest * gradient;
    for (const place of places) {
      const at = place * columns + column;
      const sum = (squares[at] as number) + gradient * gradient;
      squares[at] = sum;
      weights[at] = (weights[at] as number) - change / Math.sqrt(sum);
    }
    for (let dimension = 0; dimension < vector.length; dimension++) {
      const slope = error * (vector[dimension] as number);
      const at = dimension * columns + column;
      const sum = (vectorSquares[at] as number) + slope * slope;
      vectorSquares[at] = sum;
      vectorWeights[at] = (vectorWeights[at] as number) - (VECTOR_RATE * rest * slope) / Math.sqrt(sum);
    }
  }
}

/** Scores become shares that sum to 1, in place. */
export function toShares(scores: Float64Array, { from, to }: ColumnGroup, sharpness = 1): void {
  let highest = -Infinity;
  for (let column = from; column < to; column++) highest = Math.max(highest, scores[column] as number);
  let whole = 0;
  for (let column = from; column < to; column++) {
    const part = exponential(sharpness * ((scores[column] as number) - highest));
    scores[column] = part;
    whole += part;
  }
  for (let column = from; column < to; column++) scores[column] = (scores[column] as number) / whole;
}
