import { DomainError } from '../../../common/http/problem.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';

/** A rule of the product that was not met, as the user is told of it; what a skill refuses is in their language already. */
export function problemTold(error: DomainError, phrases: TwinPhrases): string {
  const rule = error.cause instanceof DomainError ? error.cause : error;
  return phrases.translated('problems', rule.code) ?? error.detail;
}
