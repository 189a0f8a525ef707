const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const BUSY = 429;

/**
 * `silent`: nothing came for too long. `busy`: 429. `away`: no connection, or a status that is no answer. `key-refused`:
 * 401 or 403. `refused`: an answer without a word. `malformed`: a tool call that is no JSON. `broke-off`: the stream ended
 * before the answer did. `endless`: it went on calling tools. `too-long`: it was not asked, because the question leaves no
 * room for an answer.
 */
export const MODEL_FAILURES = [
  'silent',
  'busy',
  'away',
  'key-refused',
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

/** What a status that is no answer says; undefined: there was none. */
export function reasonOf(status: number | undefined): ModelFailure {
  if (status === BUSY) return 'busy';
  return status === UNAUTHORIZED || status === FORBIDDEN ? 'key-refused' : 'away';
}
