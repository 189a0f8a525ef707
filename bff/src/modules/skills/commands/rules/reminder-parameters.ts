import { inOwnWords } from '../original-text.js';
import { type Sentence } from '../sentence.js';
import { isRepeated, readWhen } from '../when.js';
import { periodIn } from '../when/period.js';
import { type Parameters } from '../command.js';

type Kind = 'reminder' | 'alarm';

interface SkillCall {
  readonly parameters: Parameters;
  readonly question?: string | undefined;
}

const THING = String.raw`(?:reminders?|calend[ae]r (?:events?|entry|entries|appointments?)|calend[ae]rs?|alarms?|notifications?)`;
const SMALL = '(?: (?:an?|the|my|our|this|that|these|new|another|all|of|any|every|me|up|upcoming))*';
const CALENDAR =
  /\b(?:to|on|in|into|from|off|onto|for) (?:(?:my|the|our|google) )*(?:calend[ae]rs?|agenda|schedule|diary)\b/u;
/** What comes before what is to be remembered. */
const ORDERS: readonly RegExp[] = [
  /^(?:remind|notify|alert) (?:me|us)(?: again)?\b/u,
  new RegExp(
    String.raw`^(?:set|create|add|make|schedule|put|start|give|get|need|i need|i want|have|enter|insert|save|mark|tick off|complete|finish|snooze|cancel|delete|remove|clear|erase|drop|dismiss|stop|turn off|switch off|get rid of|discard|disable|postpone|push|delay|move|reschedule)?(?: in| up| back)?${SMALL} ?${THING}\b`,
    'u',
  ),
  // "Snooze the dentist reminder": which one stands before the word.
  new RegExp(
    String.raw`^(?:mark|tick off|complete|finish|snooze|postpone|push back|push|delay|move|reschedule|cancel|delete|remove|clear|drop|dismiss)${SMALL} (?=(?!${THING}\b)(?:[a-z']+ ){1,5}${THING}\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:schedule|add|put|set up|set|create|make|book|plan|enter|insert|save|cancel|delete|remove|clear|erase|drop)(?: in| up)?${SMALL}\b`,
    'u',
  ),
];
const LEADING =
  /^(?:(?:on|at|in|by|for)(?: the)? (?=to\b))?(?:to|that|about|of|for|called|named|labell?ed|saying|says|when|which|with the (?:title|name|text))\b/u;
const DONE = /\b(?:as )?(?:done|complete|completed|finished)$/u;
/** "Move my 9 o'clock reminder to 10": the second time is the one to come. */
const PUT_TO = /^(?<before>.+) (?:to|until|till) (?<until>.+)$/u;
const CALLED_AFTER = new RegExp(String.raw`^(?!${THING}\b)(.+?) ${THING}(?: to)?$`, 'u');
const AGAIN =
  /\b(?:every|each) (?:other |second |\d+ )?(?:single )?(?:day|morning|afternoon|evening|night|weekday|weekend|week|month|year|hour|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\bevery$/gu;
/** Says of which kind, not which one. */
const ANY_OF_THEM = /^(?:appointments|events|meetings|schedule|engagements|plans|agenda)$/u;
const NAMED = /\b(?:called|named|labell?ed|to|for) (.+)$/u;
const ASKED_FOR =
  /^(?:when|what time|at what time|what day) (?:is|are|do i have|have i)(?: the| my| our| an?)? (.+)$/u;
const ASKED_ABOUT = /\babout (?:the |my )?(.+)$/u;
const WAKING = /\bwake\b|\bget (?:me|us) up\b/u;

/** What is left of a sentence whose first time was read: "wake me at 7 | and at 8". */
const ANOTHER_TIME: Readonly<Record<Kind, RegExp>> = {
  reminder: /^(?:remind|notify|alert) (?:me|us) (?:and|or)(?: at)? \d/u,
  alarm: /\b(?:at|for|and|or) \d{1,2}(?::\d\d)?(?: (?:am|pm))?$/u,
};
const WHEN: Readonly<Record<Kind, string>> = {
  reminder: 'When shall I remind you?',
  alarm: 'For when shall I set the alarm?',
};
const ONCE: Readonly<Record<Kind, string>> = {
  reminder: 'I cannot repeat a reminder yet. When shall I remind you once?',
  alarm: 'I cannot repeat an alarm yet. For when shall I set it once?',
};

/** What a reminder or an alarm is about, and when; with what is missing of it. */
export function reminderParameters(sentence: Sentence, kind: Kind, operation: string): SkillCall {
  const said = sentence.words.join(' ');
  if (operation === 'set') return toBeSet(sentence, said, kind);
  if (operation === 'snooze') return { parameters: toBePutOff(sentence, said, kind) };
  const { now, timeZone } = sentence.context;
  const when = readWhen(said, { now, timeZone });
  const period = periodIn(said, { now, timeZone });
  const rest = when?.rest ?? said;
  const text = operation === 'query' ? askedFor(rest) : whichOf(rest);
  return {
    parameters: {
      operation,
      text: kind === 'alarm' ? undefined : ownWords(text, sentence),
      from: period?.from.toISOString(),
      until: period?.until.toISOString(),
      ...(/\b(?:all|every|each|everything)\b/u.test(said) && operation !== 'query' && { isAll: true }),
    },
  };
}

function toBeSet(sentence: Sentence, said: string, kind: Kind): SkillCall {
  const { now, timeZone } = sentence.context;
  const when = readWhen(said, { now, timeZone, isWaking: WAKING.test(said) });
  const rest = when?.rest ?? said;
  if (when && ANOTHER_TIME[kind].test(rest))
    return { parameters: { operation: 'set' }, question: `I heard two times. ${WHEN[kind]}` };
  const text = kind === 'alarm' ? NAMED.exec(when?.rest ?? '')?.[1] : subjectOf(rest);
  const isTold = when !== undefined && when.at > now && (when.hasTime || kind === 'reminder');
  const repeated = isRepeated(said) ? ONCE[kind] : undefined;
  const missing = isTold ? undefined : WHEN[kind];
  const unsaid = kind === 'reminder' && !text ? 'What shall I remind you of?' : undefined;
  return {
    parameters: {
      operation: 'set',
      text: ownWords(text, sentence),
      dueAt: isTold && !repeated ? when.at.toISOString() : undefined,
    },
    question: unsaid ?? repeated ?? missing,
  };
}

/** One that there is already: "the dentist reminder" is the dentist. */
function whichOf(rest: string): string {
  return subjectOf(rest).replace(CALLED_AFTER, '$1');
}

/** "For 10 minutes" counts from now, like "in 10 minutes". */
function toBePutOff(sentence: Sentence, said: string, kind: Kind): Parameters {
  const { now, timeZone } = sentence.context;
  const { before = '', until = '' } = PUT_TO.exec(said)?.groups ?? {};
  const put = readWhen(until.replace(/^\d/u, 'at $&'), { now, timeZone });
  const when = put ?? readWhen(said.replace(/\b(?:for|by) (?=(?:\d|an? |half ))/u, 'in '), { now, timeZone });
  const left = put ? (readWhen(before, { now, timeZone })?.rest ?? before) : when?.rest;
  const text = kind === 'alarm' ? undefined : whichOf(left ?? said);
  return { operation: 'snooze', text: ownWords(text, sentence), dueAt: when?.at.toISOString() };
}

/** What is to be remembered, of a sentence that says no time any more. */
function subjectOf(rest: string): string {
  let left = rest.replace(CALENDAR, ' ').replace(/\s+/gu, ' ').trim();
  for (const order of ORDERS) {
    const shorter = left.replace(order, '').trim();
    if (shorter === left) continue;
    left = shorter;
    break;
  }
  return left
    .replace(AGAIN, '')
    .trim()
    .replace(LEADING, '')
    .replace(DONE, '')
    .trim()
    .replace(ANY_OF_THEM, '');
}

function askedFor(rest: string): string | undefined {
  const said = ASKED_FOR.exec(rest)?.[1] ?? ASKED_ABOUT.exec(rest)?.[1];
  return said?.replace(new RegExp(String.raw`\b${THING}\b`, 'u'), '').trim();
}

function ownWords(small: string | undefined, { context }: Sentence): string | undefined {
  if (!small) return undefined;
  return context.text === undefined ? small : inOwnWords(small, context.text);
}
