import { stem } from '../../../common/language/terms.js';
import { plainApostrophes, withoutCourtesy } from '../understanding/phrasing.js';
import { type Subject, subjectsOf } from './subjects.js';
import { readWords, TITLES, type Word } from './words.js';

export type QuestionKind =
  | 'about'
  | 'who'
  | 'when'
  | 'where'
  | 'why'
  | 'amount'
  | 'age'
  | 'frequency'
  | 'duration'
  | 'number'
  | 'name'
  | 'what'
  | 'yes-no';

/** A word of the question that an answer has to account for. */
export interface Asked {
  readonly stem: string;
  readonly word: string;
  /** How much it counts: words that ask rather than tell count little. */
  readonly weight: number;
  readonly subject: Subject | undefined;
  /** "hiking" in "hiking boots": an answer about other boots is about something else. */
  readonly modifier: string | undefined;
  /** "boots" in "hiking boots": an answer about another hike is, too. */
  readonly head: string | undefined;
}

export interface Question {
  readonly kind: QuestionKind;
  readonly asked: readonly Asked[];
  /** Names, which an answer must contain. */
  readonly names: readonly string[];
  /** Sister, dentist, cat: must be in the answer too, or in another word for them. */
  readonly holders: readonly string[];
  /** "eggs" in "how many eggs", "language" in "which language": what the answer has to be. */
  readonly focus: string | undefined;
  /** "last night": only an answer that says so is about the same night. */
  readonly time: string | undefined;
  readonly hasOwner: boolean;
}

const FRAMES = [
  /^(?:do you (?:still )?(?:know|remember|recall)|can you (?:tell|remind) me|could you (?:tell|remind) me|tell me|remind me|let me know|show me|any idea|i'd like to know|i (?:forgot|forget|wonder|was wondering|need to know|want to know|would like to know|don't know|can't remember|cannot remember|don't remember|do not remember|can't recall|don't recall)|remember)\b,?\s*(?:if|whether|that|again)?\s*/iu,
  /^(?:did i (?:ever )?(?:tell you|mention|say|note|write down)|have i (?:ever )?(?:told you|mentioned|said))\b\s*(?:that|if|anything)?\s*/iu,
];
const ABOUT =
  /^(?:what (?:do|did|have|can) (?:you|i|we) (?:know|have|remember|say|said|tell you|told you|mention(?:ed)?|note[ds]?|write|written)|what(?: is|'s) (?:there|stored|saved|known)|(?:do|did|have) (?:you|i) (?:have|know|remember|say|told you|tell you|mention(?:ed)?|said)(?: anything| something| any (?:notes?|memories|memory))?|tell me (?:more |everything |something |all )?|(?:is there )?(?:anything|everything|something|notes?|memories)|(?:find|search|search for|look up|look for|list|show me|summari[sz]e)(?: (?:all|my|the|everything|notes?|memories|anything))*|what|how)\s*(?:about|on|of|regarding|concerning)\s+/iu;
const FINDING =
  /^(?:find|search for|search|look up|look for|list|show me|give me|summari[sz]e)\b\s*(?:(?:all|my|the|me)\s+)*/iu;

const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:last|family) name\b/giu, 'surname'],
  [/\bfor a living\b/giu, 'profession'],
  [/\bblood group\b/giu, 'blood type'],
  [/\b(?:phone|telephone|mobile|cell) number\b/giu, 'phone'],
  [/\bwi-fi\b/giu, 'wifi'],
  [/\b(?:get|got|gets) up\b/giu, 'wake'],
  [/^how (?:can|do|could|should) i (?:call|phone|ring|reach|contact)\b/giu, 'what is the phone of'],
];
const KINDS: readonly [RegExp, QuestionKind][] = [
  [/\bhow old\b|\bwhat age\b/iu, 'age'],
  [/\bhow often\b|\bhow many times\b/iu, 'frequency'],
  [/\bhow long\b|\buntil when\b|\bsince when\b/iu, 'duration'],
  [/\bhow (?:many|much|tall|big|heavy|far|high|large|wide|deep|expensive)\b/iu, 'amount'],
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

const WEAK = new Set(
  `name call kind type sort thing number time date day place way lot many much often long get go make take have use need
  want know say tell happen exact current usual ever next still now actual again exactly currently nobody somebody
  anybody lady man woman guy store per deadline everyone someone anyone something anything people person give put leave keep hide store lie come due schedule
  old age drive wear practise own forget please moment answer question detail info information remember`
    .split(/\s+/u)
    .map(stem),
);
const WEAK_WEIGHT = 0.3;
const ASKING = new Set('what which who whom whose when where why how'.split(' '));
const TIME =
  /\b(?:yesterday|tomorrow|tonight|(?:last|next) (?:night|week|month|year|weekend|morning|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/iu;

/** Reads what an answer would have to be about. `isKnownName` recognises names typed without a capital. */
export function readQuestion(text: string, isKnownName: (word: string) => boolean): Question {
  const { text: core, isAbout } = withoutFrame(text);
  const kind = isAbout ? 'about' : (KINDS.find(([pattern]) => pattern.test(core))?.[1] ?? 'about');
  const words = readWords(core).map((word) => ({
    ...word,
    isName: word.isName || (!word.isStop && !word.isHolder && isKnownName(word.word)),
  }));
  const subjects = subjectsOf(words);
  const content = words.flatMap((word, index) => (isContent(word) ? [{ word, index }] : []));
  return {
    kind,
    asked: content.map(({ word, index }) => ({
      stem: word.stem,
      word: word.word,
      weight: WEAK.has(word.stem) ? WEAK_WEIGHT : 1,
      subject: subjects[index],
      modifier: halfOf(words[index - 1], word),
      head: halfOf(words[index + 1], words[index + 1]),
    })),
    names: words.filter((word) => word.isName).map((word) => word.word),
    // In "my sister Ana" the name is enough: a memory about Ana need not say that she is the sister.
    holders: words.filter((word, index) => word.isHolder && !isNamed(words, index)).map((word) => word.stem),
    focus: focusOf(
      core,
      content.map(({ word }) => word),
    ),
    time: TIME.exec(core)?.[0].toLowerCase(),
    hasOwner: words.some((word) => /^(?:i|me|my|mine|we|us|our|ours)$/u.test(word.word)),
  };
}

function withoutFrame(text: string): { text: string; isAbout: boolean } {
  let core = withoutCourtesy(plainApostrophes(text.trim())).rest;
  const about = ABOUT.exec(core);
  if (about) return { text: core.slice(about[0].length), isAbout: true };
  const finding = FINDING.exec(core);
  for (const frame of FRAMES) core = core.replace(frame, '');
  core = core.replace(FINDING, '');
  for (const [pattern, replacement] of PHRASES) core = core.replace(pattern, replacement);
  return {
    text: core,
    isAbout: finding !== null && !/^(?:who|what|when|where|which|why|how)\b/iu.test(core),
  };
}

function isContent(word: Word): boolean {
  return !word.isStop && !word.isName && !word.isHolder && !ASKING.has(word.word) && !TITLES.has(word.word);
}

function isNamed(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  return next !== undefined && next.isName && next.isJoined && words[index]?.isPossessive === false;
}

/** The other half of a compound: a telling word with nothing between, as in "the dishwasher's warranty". */
function halfOf(half: Word | undefined, joint: Word | undefined): string | undefined {
  const isNoun = half && isContent(half) && !WEAK.has(half.stem) && !PAST.test(half.word);
  return isNoun && joint?.isJoined ? half.stem : undefined;
}

/** "is the recycling collected": a participle after a noun makes no compound. */
const PAST = /ed$/u;

const FOCUS =
  /\b(?:how (?:many|much)|which|what)\s+(?:(?:kind|type|sort|brand|make|other)s?\s+(?:of\s+)?)?(?<focus>\p{Ll}+)/iu;

function focusOf(core: string, content: readonly Word[]): string | undefined {
  const named = FOCUS.exec(core)?.groups?.focus?.toLowerCase();
  const first = content[0];
  return named !== undefined && first?.word === named && !WEAK.has(first.stem) ? first.stem : undefined;
}
