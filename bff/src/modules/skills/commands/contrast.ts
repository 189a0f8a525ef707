import { type CommandContext, type ParseResult } from './command.js';
import { nounsIn } from './nouns.js';
import { type Sentence } from './sentence.js';
import { colorIn } from './slots.js';

const VERB =
  /^(?:turn|switch|power|put|set|make|dim|brighten|change|adjust|raise|lower|bring|get|have|keep|is|are)\b/u;
/** Of these nobody knows what a second half would be: "what is on and the television off". */
const QUESTION =
  /^(?:what|which|who|whose|why|when|where|how|do|does|did|was|were|has|have|any|will|would|should|tell|check|see|show|give me|let me know)\b/u;
/** Before a thing "on" says where it is: "the lamp on the balcony". */
const SWITCHED =
  /^(?:(?:turn|switch|power|put|shut|bring) )?(?<first>on|off|up|down)\b|\b(?<last>on|off|up|down|open|closed|shut|locked|unlocked|warmer|hotter|cooler|colder|brighter|dimmer|darker|louder|quieter|faster|slower|higher|lower)(?= (?:in|at)\b|$)/u;
const BARE = /^(?:(?:turn|switch|power|put|shut) )?(?:on|off|up|down)$/u;
const LEVEL = /\bto (?<to>\d+(?:\.\d+)?)\b|\b(?<bare>\d+(?:\.\d+)?)(?= (?:percent|degrees?)\b)/u;
const UNIT = /\b\d+(?:\.\d+)? (?<unit>percent|degrees?(?: (?:celsius|fahrenheit))?)\b/u;
const WITHOUT_UNIT = /\bto \d+(?:\.\d+)?(?! (?:percent|degrees?)\b)(?![\d.])/u;
const NAME = /@[eaf]\d+/u;
const PROPERTY = /\b(?:volume|brightness|temperature|speed|colou?r)\b/u;

type Read = (command: string) => ParseResult;

/**
 * "Bedroom to 19 degrees and living room to 21", "the kitchen lights on and the hall lights off": parts that each say
 * of a thing of its own what it shall be, which as one command would be done to all of them. Each is given the verb,
 * the kind of thing and the unit that were said once. Undefined where a sentence has no such parts.
 */
export function contrasted(sentence: Sentence, read: Read): string[] | undefined {
  if (QUESTION.test(sentence.text)) return undefined;
  const [first, ...others] = partsOf(sentence.text);
  if (first === undefined || new Set([first, ...others].map(valueIn)).size === 1) return undefined;
  // "Turn on and off the lights": the first says of nothing what it shall be.
  if (
    BARE.test(first) ||
    !others.every(namesThing) ||
    !isAboutHome(read(sentence.said(first)), sentence.context)
  )
    return undefined;
  const shared = sharedBy(first, sentence);
  return [
    sentence.said(first),
    ...others.map((part) => {
      const commands = commandsOf(part, shared).map((command) => sentence.said(command));
      const acting = commands.find((command) => read(command).outcome === 'act');
      return (
        acting ??
        commands.find((command) => isAboutHome(read(command), sentence.context)) ??
        sentence.said(part)
      );
    }),
  ];
}

/** What has no value of its own shares that of what follows: "the kitchen and the hall lights on". */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of text.split(' and ')) {
    // "Turn on the kitchen and the hall lights and off the fan": what came between is as what was before it.
    if (open !== '' && parts.length > 0 && /^(?:on|off|up|down)\b/u.test(piece)) {
      parts.push(`${parts.pop() ?? ''} and ${open}`);
      open = '';
    }
    open = open === '' ? piece : `${open} and ${piece}`;
    if (valueIn(open) === undefined) continue;
    parts.push(open);
    open = '';
  }
  return open === '' ? parts : [];
}

/** What a thing shall be, by one word of it: "on", "red", "20". */
export function valueIn(text: string): string | undefined {
  const { first, last } = SWITCHED.exec(text)?.groups ?? {};
  const { to, bare } = LEVEL.exec(text)?.groups ?? {};
  return first ?? last ?? colorIn(text) ?? to ?? bare;
}

function namesThing(part: string): boolean {
  return NAME.test(part) || nounsIn(part).length > 0;
}

/** Whether all of it surely is about devices. */
export function isAboutHome({ outcome, intents }: ParseResult, { skills }: CommandContext): boolean {
  return (
    outcome !== 'none' &&
    intents.every(({ skill, confidence }) => skills.traitsOf(skill).devices && confidence > 0.5)
  );
}

interface Shared {
  readonly verb: string;
  /** Undefined where the first part names no more than a place. */
  readonly noun: string | undefined;
  /** What of the thing is set: "the volume of". */
  readonly property: string | undefined;
  readonly unit: string | undefined;
}

function sharedBy(first: string, sentence: Sentence): Shared {
  const [noun] = nounsIn(sentence.said(first));
  return {
    verb: VERB.exec(first)?.[0] ?? '',
    noun: noun && `${noun.word}${noun.isPlural ? 's' : ''}`,
    property: PROPERTY.exec(first)?.[0],
    unit: UNIT.exec(first)?.groups?.unit,
  };
}

/** How the part may be meant, the likelier first. */
function commandsOf(part: string, { verb, noun, property, unit }: Shared): string[] {
  const measured = unit === undefined ? part : part.replace(WITHOUT_UNIT, `$& ${unit}`);
  const hasThing = /@e\d/u.test(part) || nounsIn(part).length > 0;
  const things = [
    ...(property === undefined || PROPERTY.test(part) ? [] : [`the ${property} of ${measured}`]),
    ...(noun === undefined || hasThing ? [] : [withNoun(measured, noun)]),
    measured,
  ];
  return things.map((thing) => `${verb} ${thing}`.trim());
}

/** "The bedroom one to 21", "off in the bedroom", "the bedroom to 50 percent". */
function withNoun(part: string, noun: string): string {
  if (/\bones?\b/u.test(part)) return part.replace(/\bones?\b/u, noun);
  return /^(?:on|off|in|at)\b/u.test(part) ? `the ${noun} ${part}` : part.replace(NAME, `$& ${noun}`);
}
