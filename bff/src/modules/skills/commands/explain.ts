import { type CommandContext, type Intent, type ParseResult, type RuleMatch } from './command.js';
import { parse } from './parse.js';
import { placeOf } from './place.js';
import { otherReadings } from './read-command.js';
import { type Sentence } from './sentence.js';
import { wordsOfSlots, type SaidSlot } from './said-slots.js';

/** More are counted, not listed. */
const MAX_REJECTED = 8;

export interface Rejected {
  /** A skill, the name of a thing, or words. */
  readonly reading: string;
  readonly why: string;
}

/** How one intent came about. */
export interface Explanation {
  readonly skill: string;
  /** The rule that read it, or the way it followed from what was said before. */
  readonly rule: string;
  /** The words as the rule saw them: names are `@e0` (thing), `@a1` (room) and `@f2` (floor). */
  readonly sentence: string;
  readonly slots: readonly SaidSlot[];
  readonly rejected: readonly Rejected[];
}

/** The same as `parse`, with what every intent was read from. Reads more than is needed to act. */
export function explain(
  text: string,
  context: CommandContext,
): { parsed: ParseResult; explanation: readonly Explanation[] } {
  const readings: RuleMatch[] = [];
  const parsed = parse(text, { ...context, onMatch: (match) => readings.push(match) });
  return { parsed, explanation: parsed.intents.map((intent) => explained(intent, readings)) };
}

function explained(intent: Intent, readings: readonly RuleMatch[]): Explanation {
  const own = readings.filter(({ intents }) => intents.includes(intent));
  const related = own.length > 0 ? own : readings.filter((reading) => isOf(intent, reading));
  const last = related.findLast(({ sentence }) => sentence !== undefined) ?? related.at(-1);
  const ways = readings.filter(({ sentence }) => !sentence).map(({ rule }) => rule);
  const rule = [...new Set([...ways, ...(last ? [last.rule] : [])])].join(', ');
  const sentence = last?.sentence;
  return {
    skill: intent.skill,
    rule,
    sentence: sentence?.text ?? '',
    slots: sentence ? wordsOfSlots(sentence, intent) : [],
    rejected: sentence
      ? [...readingsBeside(sentence, last.rule), ...thingsBeside(sentence, intent), ...wordsBeside(intent)]
      : [],
  };
}

/** An exception or an answer makes a new intent of one that was read. */
function isOf({ skill }: Intent, { intents }: RuleMatch): boolean {
  return intents.some((read) => read.skill === skill);
}

function readingsBeside(sentence: Sentence, rule: string): Rejected[] {
  return otherReadings(sentence, rule).map(({ skill, by }) => ({
    reading: skill,
    why: `the rule “${by}” would read it so, but “${rule}” comes first`,
  }));
}

/** What has a name that was said, and is not meant all the same. */
function thingsBeside(sentence: Sentence, { skill, targets }: Intent): Rejected[] {
  const place = placeOf(sentence);
  const able = sentence.context.skills.traitsOf(skill).devices?.domains;
  const beside = sentence
    .named()
    .flat()
    .filter(({ id }) => !targets.includes(id))
    .map((entity) => ({
      reading: entity.id,
      why:
        able?.includes(entity.domain) === false
          ? `${skill} is not for a ${entity.domain}`
          : place.isSaid && !place.holds(entity)
            ? 'in another place than was said'
            : 'something else of that name is likelier',
    }));
  return beside.length <= MAX_REJECTED
    ? beside
    : [{ reading: `${String(beside.length)} things of that name`, why: 'others are likelier' }];
}

function wordsBeside({ unexplained }: Intent): Rejected[] {
  return unexplained.map((word) => ({ reading: word, why: 'nothing accounts for this word' }));
}
