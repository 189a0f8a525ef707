import { type LaterCall } from '../kit/dialogue-use.js';
import { needsConfirmation } from '../kit/needs-confirmation.js';
import { type CommandContext, type Entity, type Intent, type ParseResult } from './command.js';
import { pronounIn } from './pronouns.js';
import { readCommand, readSentence } from './read-command.js';
import { retarget, targetsOf } from './retarget.js';
import { Sentence } from './sentence.js';
import { type Step, stepIn } from './steps.js';

/** "And the kitchen?", "what about upstairs", "same for the hall": before the name. */
const MORE_BEFORE =
  /^(?:(?:and|also|then|now|ok|so) )*(?:(?:what|how) about|(?:do )?(?:the )?same (?:again )?(?:thing )?(?:for|in|to|with|on)|and|also|plus)(?: (?:for|in|on|at|to))?(?: also)? /u;
/** "The bedroom too", "upstairs as well": after the name. */
const MORE_AFTER = / (?:too|as well|also|likewise)$/u;
const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|the day (?:before|after)(?: (?:yesterday|tomorrow))?';
const TIME = new RegExp(
  String.raw`^(?:(?:for|on|in|at|this|next|last) )*(?:${DAY}|(?:this|next|last|the) (?:week(?:end)?|month|year|morning|afternoon|evening|night))(?: (?:morning|afternoon|evening|night))?$`,
  'u',
);
/**
 * What a sentence means after what was last done or asked about: a pronoun, the same for another place, or a step more.
 * Undefined when it stands for itself. `said` are its words before courtesy was taken away, which takes "and" as well.
 */
export function followUp(
  words: readonly string[],
  said: readonly string[],
  context: CommandContext,
): ParseResult | undefined {
  const before = (context.last?.intents ?? []).toReversed();
  if (before.length === 0) return undefined;
  return (
    byPronoun(words, context, before) ?? byStep(words, context, before) ?? elsewhere(said, context, before)
  );
}

/** The latest that fits is meant. When none does, what only a pronoun names is asked about. */
function byPronoun(
  words: readonly string[],
  context: CommandContext,
  before: readonly Intent[],
): ParseResult | undefined {
  const plain = new Sentence(words, context);
  const pronoun = pronounIn(plain.tokens) ?? trailingPronoun(plain.tokens);
  if (!pronoun || plain.linked('entity').length > 0) return undefined;
  for (const intent of before) {
    const parsed =
      targetsOf(intent, plain).length > 0
        ? readSentence(new Sentence(words, context, intent.targets))
        : readCalled(words, pronoun.word, intent, context);
    if (parsed?.outcome === 'act') return parsed;
  }
  return undefined;
}

/** "Cancel it", "add five minutes to it": timers, alarms and lists are no devices, but have a word. */
function readCalled(
  words: readonly string[],
  pronoun: string,
  { skill, parameters }: Intent,
  context: CommandContext,
): ParseResult | undefined {
  const nounOf = (called: string): string | undefined => context.skills.traitsOf(called).dialogue?.noun;
  const noun = nounOf(skill);
  if (noun === undefined) return undefined;
  const own = parameters.name ?? parameters.list;
  const called = ['the', ...(typeof own === 'string' ? own.split(' ') : []), noun];
  const at = words.lastIndexOf(pronoun);
  const parsed = readCommand([...words.slice(0, at), ...called, ...words.slice(at + 1)], context);
  const isSame = nounOf(parsed.intents[0]?.skill ?? '') === noun;
  return isSame ? parsed : undefined;
}

function trailingPronoun(tokens: readonly string[]): { word: string } | undefined {
  const word = tokens.at(-1) ?? '';
  return /^(?:it|that|them)$/u.test(word) && tokens.length > 1 ? { word } : undefined;
}

/** "A bit more", "even brighter", "back up a little". */
function byStep(
  words: readonly string[],
  context: CommandContext,
  before: readonly Intent[],
): ParseResult | undefined {
  const sentence = new Sentence(words, context);
  for (const intent of before) {
    const step = stepIn(sentence.text, intent, context.skills);
    if (!step) continue;
    const { devices } = context.skills.traitsOf(step.skill);
    const domains = devices?.domains ?? [];
    const targets = targetsOf(intent, sentence).filter(({ domain }) => domains.includes(domain));
    if (targets.length > 0) return acting(step, targets, needsConfirmation(devices, targets));
  }
  return undefined;
}

function acting({ skill, direction }: Step, targets: readonly Entity[], isGuarded: boolean): ParseResult {
  const ids = targets.map(({ id }) => id);
  const parameters = { direction };
  return {
    outcome: 'act',
    intents: [
      {
        ...{ skill, parameters, targets: ids, confidence: 0.9, unexplained: [] },
        ...(isGuarded && { needsConfirmation: true }),
      },
    ],
  };
}

/** The last skill again, in another place, with another device, at another time. */
function elsewhere(
  said: readonly string[],
  context: CommandContext,
  before: readonly Intent[],
): ParseResult | undefined {
  const text = said.join(' ');
  const rest = text.replace(MORE_BEFORE, '').replace(MORE_AFTER, '');
  if (rest === text || rest === '') return undefined;
  const [intent] = before;
  if (!intent) return undefined;
  if (TIME.test(rest)) return atTime(intent, rest, context);
  const sentence = new Sentence(rest.split(' '), context);
  const isNameOnly =
    /^(?:(?:the|my|our|in|on|at|for|all|both|and|or|ones?|lights?|@[eaf]\d+|here|everywhere) ?)+$/u;
  const isKind = sentence.nouns.length > 0 && sentence.tokens.length <= 4;
  if (!isNameOnly.test(sentence.text) && !isKind) return inPlace(intent, rest, context);
  return before.map((one) => retarget(one, sentence)).find((parsed) => parsed !== undefined);
}

/** The home is known as it is now only; what has a time of its own takes another. */
function atTime(intent: Intent, time: string, { skills }: CommandContext): ParseResult | undefined {
  const { devices, dialogue } = skills.traitsOf(intent.skill);
  if (devices) return undefined;
  const when = time.replace(/^(?:for|on|in|at) /u, '');
  // After something was kept another time asks for it: nothing more is kept.
  if (dialogue?.later) return told(dialogue.later(intent.parameters, when));
  return { outcome: 'act', intents: [{ ...intent, parameters: { ...intent.parameters, when } }] };
}

function told({ skill, parameters }: LaterCall): ParseResult {
  return { outcome: 'act', intents: [{ skill, parameters, targets: [], confidence: 0.9, unexplained: [] }] };
}

/** "And in Paris?" after the time: a place that is not in the home. */
function inPlace({ skill }: Intent, rest: string, context: CommandContext): ParseResult | undefined {
  const { dialogue } = context.skills.traitsOf(skill);
  if (dialogue?.placed === undefined) return undefined;
  const place = rest.replace(/^(?:in|for|at) /u, '');
  const parsed = readCommand(`${dialogue.placed} ${place}`.split(' '), context);
  return parsed.intents[0]?.skill === skill ? parsed : undefined;
}
