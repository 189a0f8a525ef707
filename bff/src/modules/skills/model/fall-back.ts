import { type ModelFailure } from '../../../integrations/language-model/language-model.errors.js';

const WHY: Record<ModelFailure, string> = {
  silent: 'The language model doesn’t answer at the moment',
  busy: 'The language model is busy at the moment',
  away: 'The language model can’t be reached at the moment',
  'key-refused': 'The language model’s server doesn’t accept its key',
  refused: 'The language model declined to answer that',
  malformed: 'The language model didn’t answer',
  endless: 'The language model didn’t answer',
  'broke-off': 'The language model broke off',
  'too-long': 'That’s too long for the language model',
};

interface Talked {
  readonly hasSpoken: boolean;
  readonly hasActed: boolean;
}

/**
 * The sentence that says why the model did not answer, before the answer of the deterministic engine. What the model has
 * said stays: it was read already, and an answer that is resumed after a reload has only what was sent.
 */
export function fallBackSentence(reason: ModelFailure, { hasSpoken, hasActed }: Talked): string {
  const isInterrupted = hasSpoken && (reason === 'silent' || reason === 'away');
  const why = WHY[isInterrupted ? 'broke-off' : reason];
  const paragraph = hasSpoken ? '\n\n' : '';
  return hasActed ? `${paragraph}${why} after that.` : `${paragraph}${why}, so I answered without it:\n\n`;
}
