/** A space of points in which texts that mean much the same lie close together. */
export interface EmbeddingSpace {
  /** Names it. It is stored with every vector: vectors of two models cannot be compared. */
  readonly model: string;
  readonly dimensions: number;
}

/** Turns texts into points of one space, at once and always. */
export interface Embedder extends EmbeddingSpace {
  /** A unit vector for each text, or null where the model knows none of its words. */
  embed(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

export const EMBEDDER = Symbol('Embedder');

/** A stronger model on a server, which may be slow, busy or away: what is written waits for it, what is asked does not. */
export interface RemoteEmbedder {
  /** Where texts go. */
  readonly url: string;
  /** Undefined until the server has answered for the first time. */
  readonly space: EmbeddingSpace | undefined;
  /** Finds the space out. A server may have to load its model first. */
  open(): Promise<EmbeddingSpace>;
  /** A unit vector for each text. Tries again while the server is busy. */
  embedDocuments(texts: readonly string[]): Promise<Float32Array[]>;
  /** One attempt, within two seconds. */
  embedQuery(text: string): Promise<Float32Array>;
}

/** Null where no server is configured. */
export const REMOTE_EMBEDDER = Symbol('RemoteEmbedder');
