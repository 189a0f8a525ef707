import { readStorageRequest } from '../understanding/storage-request.js';
import { type Draft } from './command.js';
import { wordsOf } from './normalise.js';
import { type Sentence } from './sentence.js';

const VERB =
  'turn|switch|set|open|close|shut|lock|unlock|dim|brighten|start|stop|play|pause|put|make|lower|raise|mute|change|increase|decrease|vacuum|clean';
const DEED = `(?:${VERB})(?:[mntp]?(?:e?d|ing))?|(?:clos|mak|rais|chang|paus|mut|increas|decreas)ing|made|left|moved`;
/** What follows orders something all the same: "the light is on, turn it off", "you are playing too loud". */
const NO_ORDER = String.raw`(?!.*\b(?:too|(?:${VERB}) (?:the|my|our|all|on|off|up|down|it|them|this|that))\b)`;
const WHO = '(?:i|we|you|he|she|they|it|someone|somebody|everyone|everybody|nobody|no one)';
const HELPING =
  '(?:just|already|always|usually|often|sometimes|never|also|almost|once|recently|now|have|has|had|am|are|is|was|were|been|be|will|shall|would|did|do|going to|about to|used to|can|could|may|might|should|must|to|not)';
/** "I turned off the lights", "you have opened the door", "I am going to dim them": told, not asked for. */
const DEED_TOLD = new RegExp(`^${WHO} (?:${HELPING} )*(?:${DEED})\\b${NO_ORDER}`, 'u');
/** "The lights are on". */
const STATE_TOLD = new RegExp(
  String.raw`^(?!(?:${VERB}|can|could|whether|if)\b)(?:[@\w]+ ){1,5}?(?:is|are|was|were|(?:has|have|had) been|stayed|went) (?:(?:still|already|now|all|both|just|always|usually|turned|switched|left) )*(?:on|off|open|opened|closed|shut|locked|unlocked|playing|paused|running|muted|dimmed|cleaned)\b${NO_ORDER}`,
  'u',
);
const PAST = new RegExp(
  String.raw`\b(?:yesterday|last (?:night|week|month|year|evening|summer|winter|spring|autumn)|(?:minutes?|hours?|days?|weeks?|months?|years?) ago)\b|^(?:it|there|this|that|(?:the|my|our|her|his|their) \S+(?: \S+)?) (?:was|were)\b${NO_ORDER.replace('too|', '')}`,
  'u',
);
const REPORTED = /\b(?<!i )(?:said|says|told|tells|asked|asks|saying|telling)\b/u;
/** "Will the lights turn on at 8", but "will you turn on the lights". */
const FORESEEN = /^(?:will|would) (?!you\b|u\b)/u;

/** Whether a sentence tells of a device, reports what was said, or is to be remembered: then nothing is done. */
export function isTold({ text, context }: Sentence): boolean {
  return (
    DEED_TOLD.test(text) ||
    STATE_TOLD.test(text) ||
    PAST.test(text) ||
    REPORTED.test(text) ||
    FORESEEN.test(text) ||
    readStorageRequest(context.text ?? '')?.wish === 'remember'
  );
}

/** "Can I turn off the lights?" is perhaps a wish; "can we have the lights off" surely is. */
const PERMISSION = /^(?:can|could|may|might|shall|should|must) i (?!please|have|get|hear|see)/u;
const LIKING = /^(?:i|we) (?:really )?(?:like|love|enjoy|hate)\b/u;
/** "Kitchen lights on?" */
const STATE_ASKED = new RegExp(
  String.raw`^(?!(?:${VERB})\b).*\b(?:on|off|open|closed|shut|locked|unlocked)$`,
  'u',
);
const AT_TIME = /\b(?:at|by|around) (?<number>\d+(?:[:.]\d+)?)(?![.:]?\d| percent| degrees)\b/u;

/** Whether a sentence that would act may as well be a question, a liking, or meant for another time. */
export function isDoubtful({ text, context }: Sentence, { parameters }: Draft): boolean {
  const typed = context.text ?? '';
  return (
    LIKING.test(text) ||
    PERMISSION.test(wordsOf(typed).join(' ')) ||
    (STATE_ASKED.test(text) && /\?\s*$/u.test(typed)) ||
    isTimed(text, parameters)
  );
}

/** "At 8" that is no value of what is asked for, or hardly one: "dim the lights at 8". */
function isTimed(text: string, parameters: Draft['parameters']): boolean {
  const number = AT_TIME.exec(text)?.groups?.number;
  if (number === undefined) return false;
  const isValue = Object.values(parameters).some((value) => Math.abs(Number(value)) === Number(number));
  return !isValue || /^(?:dim|brighten)\b/u.test(text);
}
