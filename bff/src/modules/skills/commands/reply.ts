import { needsConfirmation } from '../kit/needs-confirmation.js';
import {
  type CommandContext,
  type Entity,
  type Intent,
  type Parameters,
  type ParseResult,
  type Pending,
} from './command.js';
import { whichOf } from './coverage.js';
import { placeOf } from './place.js';
import { draftOf } from './read-command.js';
import { retarget, targetsOf } from './retarget.js';
import { Sentence } from './sentence.js';
import { chosenFrom } from './choice.js';

const YES =
  /^(?:yes|yeah|yep|yup|ya|sure|ok|okay|right|correct|exactly|of course|confirm(?:ed)?|do it|do that|go ahead|go on|definitely|absolutely|i am sure|i do)(?: (?:yes|please|sure|do it|do that|go ahead|of course|i am sure|that is right|right|correct))*$/u;
const NO =
  /^(?:no|nope|nah|not now|do not|stop|cancel|never ?mind|forget (?:it|that)|none(?: of (?:them|these|those))?|neither(?: of them)?|nothing|leave it|wait)(?: (?:no|thanks|thank you|do not|stop|never ?mind|it|that|please|do it|of them))*$/u;
/** Is not answered by "yes", even where what is missing was not kept with the intents. */
const OPEN_QUESTION = /^(?:which|what|in which|to which|for how long|i found nothing)\b/iu;
const COMMAND =
  /^(?:turn|switch|set|open|close|shut|lock|unlock|dim|play|pause|remind|add|put|make|cancel|start|stop|what|is|are|which|how|who|when|where|tell|show)\b/u;
const WHICH_DEVICE = 'Which device do you mean?';
/** A longer one is no mere answer. */
const MAX_ANSWER_WORDS = 8;

/**
 * What was pending, with the answer in it: "the one in the hall", "both", "at 9", "yes". Undefined when the sentence is no
 * answer but something new. What is guarded stays so until "yes" answers a question with nothing left to say.
 */
export function replyTo(words: readonly string[], context: CommandContext): ParseResult | undefined {
  const { pending } = context;
  if (!pending || pending.intents.length === 0 || words.length > MAX_ANSWER_WORDS) return undefined;
  const text = words.join(' ');
  if (NO.test(text)) return cancelled();
  const open = pending.intents.find(({ missing }) => missing !== undefined);
  if (YES.test(text))
    return open || OPEN_QUESTION.test(pending.question) ? again(pending, open) : confirmed(pending);
  if (open?.missing === 'target') return together(pending, open, withTarget(open, words, context));
  // A reminder or an alarm may still lack a time of which nobody keeps account.
  const unfinished = open ?? pending.intents.find(({ skill }) => !context.skills.traitsOf(skill).devices);
  return unfinished && together(pending, unfinished, withValue(unfinished, words, context));
}

function cancelled(): ParseResult {
  const intent = { skill: 'dialogue.cancel', parameters: {}, targets: [], confidence: 0.9, unexplained: [] };
  return { outcome: 'act', intents: [intent] };
}

/** "Yes" to "did you mean something in your home?" leaves open what. */
function again({ intents, question }: Pending, open?: Intent): ParseResult {
  const isUnknown = open?.missing === 'target' && open.targets.length === 0 && question.endsWith('?');
  return { outcome: 'ask', intents, question: isUnknown ? WHICH_DEVICE : question };
}

function confirmed({ intents }: Pending): ParseResult {
  return { outcome: 'act', intents, isConfirmed: true };
}

/** The one of the offered things that is meant, or the thing or place that was asked for. */
function withTarget(
  intent: Intent,
  words: readonly string[],
  context: CommandContext,
): ParseResult | undefined {
  const sentence = new Sentence(words, context);
  const offered = targetsOf(intent, sentence);
  const chosen = offered.length > 0 ? chosenFrom(offered, sentence, placeOf(sentence)) : undefined;
  if (chosen?.length === 0) return again({ intents: [intent], question: whichOf(offered) }, intent);
  if (chosen) return settled(intent, chosen, context);
  return COMMAND.test(sentence.text) ? undefined : retarget(intent, sentence);
}

function settled(
  { skill, parameters }: Intent,
  chosen: readonly Entity[],
  { skills }: CommandContext,
): ParseResult {
  const targets = chosen.map(({ id }) => id);
  const isGuarded = needsConfirmation(skills.traitsOf(skill).devices, chosen);
  return {
    outcome: 'act',
    intents: [complete(skill, parameters, targets, isGuarded)],
  };
}

/** With nothing missing any more. */
function complete(
  skill: string,
  parameters: Parameters,
  targets: readonly string[],
  isGuarded: boolean,
): Intent {
  const guard = isGuarded ? { needsConfirmation: true } : {};
  return { skill, parameters, targets, confidence: 0.9, unexplained: [], ...guard };
}

/** The answer read as the end of a sentence of the pending skill; what was said before stays as it was. */
function withValue(
  intent: Intent,
  words: readonly string[],
  context: CommandContext,
): ParseResult | undefined {
  if (COMMAND.test(words.join(' '))) return undefined;
  const { dialogue, devices } = context.skills.traitsOf(intent.skill);
  const value = (dialogue?.carriers ?? [])
    .map((carrier) => draftOf(new Sentence([...carrier.split(' '), ...words], context)))
    .filter((draft) => draft?.skill === intent.skill)
    .map((draft) => newIn(draft?.parameters ?? {}, intent.parameters))
    .find((parameters) => Object.keys(parameters).length > 0);
  if (!value) return undefined;
  const { skill, targets, needsConfirmation: isGuarded = false } = intent;
  const whole = complete(skill, { ...intent.parameters, ...value }, targets, isGuarded);
  return devices && targets.length === 0
    ? { outcome: 'ask', intents: [{ ...whole, missing: 'target' }], question: WHICH_DEVICE }
    : { outcome: 'act', intents: [whole] };
}

function newIn(parameters: Parameters, known: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).filter(([key, value]) => value !== undefined && known[key] === undefined),
  );
}

/** The answered intent among those that waited with it. */
function together(
  { intents, question }: Pending,
  open: Intent,
  answered: ParseResult | undefined,
): ParseResult | undefined {
  if (!answered) return undefined;
  const all = intents.flatMap((intent) => (intent === open ? answered.intents : [intent]));
  if (answered.outcome !== 'act') return { ...answered, intents: all };
  const isOpen = all.some(({ missing }) => missing !== undefined);
  return isOpen ? { outcome: 'ask', intents: all, question } : { outcome: 'act', intents: all };
}
