import { plainApostrophes, withoutCourtesy } from './phrasing.js';

const AUXILIARY = String.raw`(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must)`;
const ASKING_CLAUSE = String.raw`(?:who|whom|whose|what|when|where|which|why|how|whether|if)\b`;

/** Ways to ask without a question mark. */
const ASKING = new RegExp(
  [
    String.raw`(?:tell|show|give|remind) me\b`,
    String.raw`(?:find|search|look up|look for|list|summari[sz]e)\b`,
    String.raw`(?:do|did|have|has|can|could|would|will) (?:you|i|we|he|she|it|they)\b`,
    String.raw`i (?:forgot|forget|can't remember|cannot remember|don't remember|do not remember|don't recall|can't recall|don't know|wonder|was wondering|need to know|want to know|would like to know) ${ASKING_CLAUSE}`,
    String.raw`i'd like to know\b`,
    String.raw`remember,? ${ASKING_CLAUSE}`,
    String.raw`(?:any idea|let me know|what about|how about)\b`,
    String.raw`(?:who|whom|whose|which|why)\b`,
    String.raw`what\b(?! an?\b)`,
    String.raw`how\b(?! [\w ]+!)`,
    String.raw`(?:when|where)(?:'s|s)? ${AUXILIARY}\b`,
    String.raw`(?:when|where)'?s\b`,
    String.raw`(?:am|is|are|was|were|do|does|did)(?:n't)? (?:i|you|we|he|she|it|they|my|our|your|his|her|their|the|there|any|this|that|\p{Lu}\p{L}*)\b`,
    String.raw`has (?:my|our|his|her|their|the|\p{Lu}\p{L}*)\b`,
  ]
    .map((way) => `^${way}`)
    .join('|'),
  // No "i": a name is told by its capital. What is matched is lower-cased at its first letter only.
  'u',
);

const FINITE_VERB = new RegExp(String.raw`\b(?:${AUXILIARY}|i'm|i've|i'd|i'll|it's|that's|there's)\b`, 'iu');
const SUBJECT = /\b(?:i|we|you|he|she|they)\b/iu;
/** "wifi password", "ana allergy": what people type into a search box. */
const MAX_KEYWORDS = 4;

export function isQuestion(text: string): boolean {
  const { rest } = withoutCourtesy(plainApostrophes(text.trim()));
  if (/\?[\s"'”)]*$/u.test(rest)) return true;
  if (ASKING.test(lowerFirst(rest))) return true;
  return isKeywords(rest);
}

function isKeywords(text: string): boolean {
  const isSentence = /[.!…:]$/u.test(text) || FINITE_VERB.test(text) || SUBJECT.test(text);
  return !isSentence && /\p{L}/u.test(text) && text.split(/\s+/u).length <= MAX_KEYWORDS;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
