/** Turns texts into points of one space, in which texts that mean much the same lie close together. */
export interface Embedder {
  /** Names the space. It is stored with every vector: vectors of two models cannot be compared. */
  readonly model: string;
  readonly dimensions: number;
  /** A unit vector for each text, or null where the model knows none of its words. */
  embed(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

export const EMBEDDER = Symbol('Embedder');
