import { plainApostrophes, withoutCourtesy } from '../understanding/phrasing.js';

export type QuestionKind =
  | 'about'
  | 'who'
  | 'when'
  | 'where'
  | 'why'
  | 'amount'
  | 'price'
  | 'age'
  | 'frequency'
  | 'duration'
  | 'number'
  | 'name'
  | 'what'
  | 'yes-no';

const FRAMES = [
  /^(?:do you (?:still )?(?:know|remember|recall)|can you (?:tell|remind) me|could you (?:tell|remind) me|tell me|remind me|let me know|show me|any idea|i'd like to know|i (?:forgot|forget|wonder|was wondering|need to know|want to know|would like to know|don't know|can't remember|cannot remember|don't remember|do not remember|can't recall|don't recall)|remember)\b,?\s*(?:if|whether|that|again)?\s*/iu,
  /^(?:did i (?:ever )?(?:tell you|mention|say|note|write down)|have i (?:ever )?(?:told you|mentioned|said))\b\s*(?:that|if|anything)?\s*/iu,
];
const ABOUT =
  /^(?:what (?:do|did|have|can) (?:you|i|we) (?:know|have|remember|say|said|tell you|told you|mention(?:ed)?|note[ds]?|write|written)|what(?: is|'s) (?:there|stored|saved|known)|(?:do|did|have) (?:you|i) (?:have|know|remember|say|told you|tell you|mention(?:ed)?|said)(?: anything| something| any (?:notes?|memories|memory))?|tell me (?:more |everything |something |all )?|(?:is there )?(?:anything|everything|something|notes?|memories)|(?:find|search|search for|look up|look for|list|show me|summari[sz]e)(?: (?:all|my|the|everything|notes?|memories|anything))*|what|how)\s*(?:about|on|of|regarding|concerning)\s+/iu;
const FINDING =
  /^(?:find|search for|search|look up|look for|list|show me|give me|summari[sz]e)\b\s*(?:(?:all|my|the|me)\s+)*/iu;

const PHRASES: readonly [RegExp, string][] = [
  [/^(what|who|where|when|how)s\b/iu, '$1 is'],
  [/\b(?:last|family) name\b/giu, 'surname'],
  [/\bfor a living\b/giu, 'profession'],
  [/\bblood group\b/giu, 'blood type'],
  [/\b(?:phone|telephone|mobile|cell) number\b/giu, 'phone'],
  [/\bwi-fi\b/giu, 'wifi'],
  [/\b(?:get|got|gets) up\b/giu, 'wake'],
  [/\bstop(?:s|ped)? working\b/giu, 'break'],
  [/\bfall(?:s|ing)? asleep\b/giu, 'sleep'],
  [/^how (?:can|do|could|should) i (?:call|phone|ring|reach|contact)\b/giu, 'what is the phone of'],
];
const KINDS: readonly [RegExp, QuestionKind][] = [
  [/\bhow old\b|\bwhat age\b/iu, 'age'],
  [/\bhow often\b|\bhow many times\b/iu, 'frequency'],
  [/\bhow long\b|\buntil when\b|\bsince when\b/iu, 'duration'],
  [
    /\bhow much (?:is|was|are|were)\b|\bhow much\b.*\b(?:cost|costs|charge|charges|pay|paid)\b|\bhow expensive\b/iu,
    'price',
  ],
  [/\bhow (?:many|much|tall|big|heavy|far|high|large|wide|deep)\b/iu, 'amount'],
  [
    /\b(?:what|which) (?:time|date|day|month|year|weekday|evening|morning|afternoon)s?\b|\bdeadline\b|^when\b|\b(?:by|from) when\b/iu,
    'when',
  ],
  [/\bwhere\b/iu, 'where'],
  [/\bwhy\b|\bhow come\b/iu, 'why'],
  [/\bwhom?\b|\bwhose\b/iu, 'who'],
  [/^(?:and )?what(?:'s| is| are| was| were)?\b.*\b(?:names?|called|named)\b/iu, 'name'],
  [/^(?:and )?what\b.*\b(?:number|code|pin|password|combination)\b/iu, 'number'],
  [/\b(?:what|which|how)\b/iu, 'what'],
  [/^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|must)\b/iu, 'yes-no'],
];

/** What is asked, without "do you know" and "tell me", and what kind of answer it wants. */
export function readKind(text: string): { core: string; kind: QuestionKind } {
  let core = withoutCourtesy(plainApostrophes(text.trim())).rest;
  const about = ABOUT.exec(core);
  if (about) return { core: core.slice(about[0].length), kind: 'about' };
  const isFinding = FINDING.test(core);
  for (const frame of FRAMES) core = core.replace(frame, '');
  core = core.replace(FINDING, '');
  for (const [pattern, replacement] of PHRASES) core = core.replace(pattern, replacement);
  const isAbout = isFinding && !ASKING.test(core);
  return { core, kind: (!isAbout && KINDS.find(([pattern]) => pattern.test(core))?.[1]) || 'about' };
}

const ASKING = /^(?:who|what|when|where|which|why|how)\b/iu;
