/**
 * `silent`: nothing came for too long. `busy`: 429. `away`: no connection, or a status that is no answer. `refused`: an
 * answer without a word. `malformed`: a tool call that is no JSON. `broke-off`: the stream ended before the answer did.
 * `endless`: it went on calling tools. `too-long`: it was not asked, because the question leaves no room for an answer.
 */
export const MODEL_FAILURES = [
  'silent',
  'busy',
  'away',
  'refused',
  'malformed',
  'broke-off',
  'endless',
  'too-long',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

export class ModelFailed extends Error {
  constructor(
    readonly reason: ModelFailure,
    /** What the server asked for, where it did. */
    readonly retryAfterMs?: number,
    cause?: unknown,
  ) {
    super(`The language model failed: ${reason}.`, { cause });
    this.name = 'ModelFailed';
  }
}
