import { type CommandContext, type Entity, type Intent, type Parsed } from './command.js';
import { pronounIn } from './pronouns.js';
import { readCommand, readSentence } from './read-command.js';
import { domainsOf, isOfHome, retarget, targetsOf } from './retarget.js';
import { needsConfirmation } from './risk.js';
import { Sentence } from './sentence.js';
import { stepIn } from './steps.js';

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
/** What these are called when they are meant by "it". */
const CALLED: Readonly<Record<string, string>> = {
  'timer.start': 'timer',
  'timer.manage': 'timer',
  alarm: 'alarm',
  reminder: 'reminder',
  list: 'list',
};

/**
 * What a sentence means after what was last done or asked about: a pronoun, the same for another place, or a step more.
 * Undefined when it stands for itself. `said` are its words before courtesy was taken away, which takes "and" as well.
 */
export function followUp(
  words: readonly string[],
  said: readonly string[],
  context: CommandContext,
): Parsed | undefined {
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
): Parsed | undefined {
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
): Parsed | undefined {
  const noun = CALLED[skill];
  if (noun === undefined) return undefined;
  const own = parameters.name ?? parameters.list;
  const called = ['the', ...(typeof own === 'string' ? own.split(' ') : []), noun];
  const at = words.lastIndexOf(pronoun);
  const parsed = readCommand([...words.slice(0, at), ...called, ...words.slice(at + 1)], context);
  const isSame = CALLED[parsed.intents[0]?.skill ?? ''] === noun;
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
): Parsed | undefined {
  const sentence = new Sentence(words, context);
  for (const intent of before) {
    const step = stepIn(sentence.text, intent);
    if (!step) continue;
    const domains = domainsOf(step.skill) ?? [];
    const targets = targetsOf(intent, sentence).filter(({ domain }) => domains.includes(domain));
    if (targets.length > 0) return acting(step.skill, { direction: step.direction }, targets);
  }
  return undefined;
}

function acting(skill: string, parameters: Intent['parameters'], targets: readonly Entity[]): Parsed {
  const ids = targets.map(({ id }) => id);
  const isGuarded = needsConfirmation(skill, targets);
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
): Parsed | undefined {
  const text = said.join(' ');
  const rest = text.replace(MORE_BEFORE, '').replace(MORE_AFTER, '');
  if (rest === text || rest === '') return undefined;
  const [intent] = before;
  if (!intent) return undefined;
  if (TIME.test(rest)) return atTime(intent, rest);
  const sentence = new Sentence(rest.split(' '), context);
  const isNameOnly =
    /^(?:(?:the|my|our|in|on|at|for|all|both|and|or|ones?|lights?|@[eaf]\d+|here|everywhere) ?)+$/u;
  const isKind = sentence.nouns.length > 0 && sentence.tokens.length <= 4;
  if (!isNameOnly.test(sentence.text) && !isKind) return inPlace(intent, rest, context);
  return before.map((one) => retarget(one, sentence)).find((parsed) => parsed !== undefined);
}

/** The home is known as it is now only; what has a time of its own takes another. */
function atTime(intent: Intent, time: string): Parsed | undefined {
  if (isOfHome(intent.skill)) return undefined;
  const when = time.replace(/^(?:for|on|in|at) /u, '');
  const { metric } = intent.parameters;
  // After something was kept another time asks for it: nothing more is kept.
  if (intent.skill === 'reading.log') return told('reading.query', { metric, statistic: 'total', when });
  if (intent.skill === 'mood.log') return told('mood.query', { statistic: 'latest', when });
  return { outcome: 'act', intents: [{ ...intent, parameters: { ...intent.parameters, when } }] };
}

function told(skill: string, parameters: Intent['parameters']): Parsed {
  return { outcome: 'act', intents: [{ skill, parameters, targets: [], confidence: 0.9, unexplained: [] }] };
}

/** "And in Paris?" after the weather: a place that is not in the home. */
function inPlace({ skill }: Intent, rest: string, context: CommandContext): Parsed | undefined {
  if (skill !== 'weather') return undefined;
  const place = rest.replace(/^(?:in|for|at) /u, '');
  const parsed = readCommand(`weather in ${place}`.split(' '), context);
  return parsed.intents[0]?.skill === 'weather' ? parsed : undefined;
}
