import {
  CONDITION,
  GAME,
  ILLNESS,
  KIN,
  OCCUPATION,
  PET,
  POSSESSION,
  PROPERTY,
  TURN,
  WHO,
} from './life-words.js';

const NAME = String.raw`\p{Lu}[\p{L}'.-]*`;
/** Before a noun: "a small red". */
const ADJECTIVES = String.raw`(?:(?!(?:with|about|for|from|of|to|in|on|at|by|like|my|your|his|her|our|the|and|or|than)\b)\p{L}[\p{L}-]* ){0,3}`;
/** The noun was the last of its phrase: a guitar, not a guitar shop. */
const NOUN_ENDS = String.raw`(?=[.,!]|$| (?:called|named|and|in|with|who|that|since|at|near|from|for|of|on)\b)`;
/** "I've finally", "we now". */
const ADVERBS = `(?:(?:'ve|'s|just|recently|finally|now|currently|also|originally|mostly|usually|officially|only|really|absolutely|always|have|has|had)? )*`;
/** "My sister Ana", "our son's teacher". */
const MY_PEOPLE = `(?:My|Our) ${WHO}(?:'s ${WHO})?(?: ${NAME})?`;

/** What somebody is for long. */
const TRAIT = `(?:(?:an? )?(?:strict |lifelong )?${CONDITION}\\b|an? ${ADJECTIVES}${OCCUPATION}${NOUN_ENDS}|allergic to \\p{L}|(?:originally )?from \\p{Lu}|\\d{1,3} (?:years old|cm tall))`;
const PLACE = String.raw`(?:\p{Lu}|an? (?:new )?(?:flat|house|apartment|village|town)|the \p{Lu})`;
const MOVED = `(?:moved|relocated|emigrated)(?: back)? (?:to|into) ${PLACE}`;
const LIVES = String.raw`(?:(?:used to )?(?:live|work|study|teach|volunteer)|(?:live|work|teache|volunteer)s|studies|lived|worked|studied|taught|volunteered|grew up|was born|were born)(?: \p{L}+)? (?:in|at|for|as|with|near|on) (?:an? |the |my |our )?[\p{L}\d]`;
/** Something by its name; what points at something else is none. */
const THING = String.raw`(?!(?:it|that|this|these|those|you|your|him|her|them|us|me|how|when|what|where|who|why|everything|nothing|something|one|another|some|any|a lot|the (?:way|idea|sound|look|fact)|to (?:know|see|say|hear|ask|be|have|go|get))\b)\p{L}`;
const LIKES = String.raw`(?:(?:like|love|prefer|enjoy|hate|dislike|adore)s?|can't stand|cannot stand)`;
const ABSTAINS = String.raw`(?:don't|do not|doesn't|does not|no longer|never|can't|cannot) (?:like ${THING}|(?:eat|drink|smoke|drive|swim)s?\b(?! (?:it|that|this|them|much|you)\b))`;
/** What nothing is for long. */
const PASSING = String.raw`(?!(?:not|so|too|very|coming|soon|late|wrong|broken|missing|here|there|gone|getting|out|over|due|on|up|back|ready|playing|annoying|great|bad|good|full|empty|being|just)\b)`;
const VALUE = String.raw`(?:on (?=(?:the )?\d))?${PASSING}[\p{L}\d+]`;
const TITLE = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Madame|Herr|Frau)\.? )?`;

/** How sentences begin that tell something that lasts; the apostrophes are plain ones. */
export const LASTING: readonly RegExp[] = [
  `(?:I|We)${ADVERBS}(?:${MOVED}|${LIVES}|${TURN}\\b)`,
  `(?:I am|I'm|We are|We're)${ADVERBS}${TRAIT}`,
  `(?:I am|I'm) (?:called|named) ${NAME}`,
  `I${ADVERBS}have ${ILLNESS}\\b`,
  `(?:I|We)${ADVERBS}(?:have|own) (?:an?|one|two|three|four|five|six|\\d) ${ADJECTIVES}(?:${PET}s?|${KIN}|${POSSESSION})${NOUN_ENDS}`,
  `(?:I|We)${ADVERBS}(?:${LIKES} ${THING}|${ABSTAINS})`,
  `I${ADVERBS}(?:speak|am learning|learn) (?:fluent |some )?\\p{Lu}`,
  `I${ADVERBS}play ${GAME}\\b`,
  `I wear (?:size|glasses|contact lenses|a hearing aid|hearing aids)\\b`,
  `My ${PROPERTY} (?:is|are) ${VALUE}`,
  `My favou?rites? [\\p{L}][\\p{L} '-]{1,40}? (?:is|are) ${VALUE}`,
  `${MY_PEOPLE}(?: is| are|'s)${ADVERBS}${TRAIT}`,
  `(?:My|Our) (?:new )?${WHO}(?:'s name)? (?:is|are) (?:called |named |now )?${TITLE}${NAME}(?: (?:and )?${NAME})*[.!]?$`,
  `${MY_PEOPLE}${ADVERBS}(?:${MOVED}|${LIVES}|${TURN}\\b|plays? ${GAME}\\b|${LIKES} ${THING}|${ABSTAINS})`,
  `${MY_PEOPLE}'s (?:birthday|name|address|phone number) is ${VALUE}`,
].map((start) => new RegExp(`^${start}`, 'u'));
