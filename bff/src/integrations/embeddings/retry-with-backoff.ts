import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddingsUnavailable } from './embeddings.errors.js';

const ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;
/** A server that wants to be left alone for longer is asked again by the next sweep. */
const LONGEST_WAIT_MS = 10_000;

/** Tries again while the server is not there, each time after about twice as long, or as long as the server asks for. */
export async function retryWithBackoff<T>(attempt: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof EmbeddingsUnavailable) || tried === attempts) throw error;
      // Half of it by chance, so that several processes do not come back together.
      const usual = FIRST_WAIT_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2);
      const asked = error.retryAfterMs ?? usual;
      if (asked > LONGEST_WAIT_MS) throw error;
      await wait(Math.max(asked, usual));
    }
  }
}
