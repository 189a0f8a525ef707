import { COLOR_WORDS } from '../../../common/language/colors.js';
import { nounsIn } from './nouns.js';
import { type Sentence } from './sentence.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const VERBS = set(`
  turn switch power put set open close shut lock unlock dim brighten start stop pause resume raise lower mute unmute
  increase decrease make play activate deactivate
`);
/** "Turn off": for others "on" and "off" are no part of them. */
const PARTICLE_VERBS = set('turn switch power put shut');
const PARTICLES = set('on off up down');
const STATES = set('on off up down open opened closed shut locked unlocked');
const COLORS = new Set(COLOR_WORDS);
const MARKS = new Set([...VERBS, ...STATES, ...COLORS]);
const DETERMINERS = set('the my our all both every each a an');
const PRONOUNS = set('it them');
/** Stand between a value and what it is for. */
const LINKS = set('in at to of on for with by and or from into as');
const MEASURES = set('percent degrees degree celsius fahrenheit');
const TIMES = set('second seconds minute minutes hour hours am pm');
const PROPERTIES = set('volume brightness temperature speed');
const OTHER_THINGS = set('music sound song heating everything');
/** What follows belongs to what is written down, told, or done under a condition. */
const FREE =
  /\b(?:remind\w*|lists?|notes?|remember|message|tasks?|to ?do|events?|calendar|meeting|phrase|say|called|named|name|if|when|whenever|while|until|after|before|because|since|that|which|whatever|who|is|are|was|were|am|did|do|does|not|never|but|except|toggle)\b/u;

/**
 * "Kitchen on office off", "lock the front door unlock the back door": two clauses with nothing in between, which read
 * as one would do half of it, or one of it to all. The same with an “and” in each gap; undefined where there is none.
 */
export function withLeftOutAnd(sentence: Sentence): string | undefined {
  const { tokens, text } = sentence;
  if (tokens.filter(isMark).length < 2 || FREE.test(text)) return undefined;
  const [first = ''] = tokens;
  if (!VERBS.has(first) && !DETERMINERS.has(first) && !isThing(first)) return undefined;
  const gaps = gapsIn(tokens);
  if (gaps.size === 0) return undefined;
  return sentence.said(tokens.flatMap((token, at) => (gaps.has(at) ? ['and', token] : [token])).join(' '));
}

/** Where a clause begins that nothing parts from the one before. */
function gapsIn(tokens: readonly string[]): ReadonlySet<number> {
  const gaps = new Set<number>();
  let begun = 0;
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens.slice(begun, at);
    if (!isVerb(tokens, at, before) && !isNextThing(tokens, at, before) && !isNextState(tokens, at, before))
      continue;
    gaps.add(at);
    begun = at;
  }
  return gaps;
}

/** "… the lamp | turn off the fan". */
function isVerb(tokens: readonly string[], at: number, before: readonly string[]): boolean {
  const [verb = '', next = ''] = tokens.slice(at);
  const last = before.at(-1) ?? '';
  if (!VERBS.has(verb) || (verb === 'switch' && last === 'light')) return false;
  const isFollowed =
    DETERMINERS.has(next) ||
    PRONOUNS.has(next) ||
    isThing(next) ||
    (PARTICLES.has(next) && PARTICLE_VERBS.has(verb));
  return (
    isFollowed &&
    before.some(isMark) &&
    (isThing(last) || PRONOUNS.has(last) || isValue(last) || TIMES.has(last))
  );
}

/** "The kitchen on | the office off", "set the bedroom to 20 | the office to 22". */
function isNextThing(tokens: readonly string[], at: number, before: readonly string[]): boolean {
  const last = before.at(-1) ?? '';
  if (!isValue(last) || !before.slice(0, -1).some(isThing)) return false;
  const isDetermined = DETERMINERS.has(tokens[at] ?? '');
  const after = tokens.slice(isDetermined ? at + 1 : at);
  const named = after.findIndex(isThing);
  // At most two words that say which: "the right curtain".
  if (
    named < 0 ||
    named > 2 ||
    after.slice(0, named).some((token) => LINKS.has(token) || VERBS.has(token) || isValue(token))
  )
    return false;
  const [thing = '', then = ''] = after.slice(named);
  // "The TV up, volume by 10", "the volume up, TV by 10": a thing and what of it is meant, and no other thing.
  const isOf = PROPERTIES.has(thing) || before.filter(isThing).every((token) => PROPERTIES.has(token));
  if (isOf && !before.includes(thing)) return false;
  // "The lamp on the balcony off" is one lamp, "at 50 percent light blue" one colour.
  const isPlace = /^@[af]/u.test(thing) && !isThing(then);
  if (last === 'on' && isPlace && (isDetermined || !/^@[af]/u.test(before.at(-2) ?? ''))) return false;
  return !COLORS.has(`${thing} ${then}`) && after.slice(named + 1).some(isValue);
}

/** "Lights on in the kitchen | off in the office". */
function isNextState(tokens: readonly string[], at: number, before: readonly string[]): boolean {
  const [state = '', where = ''] = tokens.slice(at);
  return (
    PARTICLES.has(state) &&
    (where === 'in' || where === 'at') &&
    before.some((token) => PARTICLES.has(token)) &&
    /^@[af]/u.test(before.at(-1) ?? '')
  );
}

function isThing(token: string): boolean {
  return (
    token.startsWith('@') || PROPERTIES.has(token) || OTHER_THINGS.has(token) || nounsIn(token).length > 0
  );
}

function isValue(token: string): boolean {
  return STATES.has(token) || MEASURES.has(token) || isDigits(token) || COLORS.has(token);
}

function isMark(token: string): boolean {
  return MARKS.has(token) || isDigits(token);
}

function isDigits(token: string): boolean {
  return /^\d/u.test(token);
}
