import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type ContextName } from './contexts.dto.js';

/** What to say instead of reading that; undefined where nothing is in the way. */
export function contextRefusal(
  reads: ContextName | undefined,
  disabledContexts: readonly ContextName[] = [],
  phrases = phrasesIn(USUAL_LANGUAGE),
): string | undefined {
  return reads !== undefined && disabledContexts.includes(reads)
    ? phrases.say('context-off', { context: phrases.say(`context-${reads}`) })
    : undefined;
}
