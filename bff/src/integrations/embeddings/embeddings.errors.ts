/** The server is busy, away, or answers what no one can use; later it may be different. */
export class EmbeddingsUnavailable extends Error {
  constructor(
    message: string,
    /** What the server asked for, where it did. */
    readonly retryAfterMs?: number,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'EmbeddingsUnavailable';
  }
}

/** The server will not have these texts: too long, most often. */
export class TextRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TextRefused';
  }
}
