import { type CommandContext, type ParseResult } from './command.js';
import { normalisedWords } from './normalise.js';
import { moods } from './rules/moods.js';
import { readings } from './rules/readings.js';
import { VERB } from './verbs.js';

/** Whoever tells how they are or what they measured may go on with a comma: "I feel tired, dim the lights". */
const TOLD_FIRST =
  /^(?:log|track|record|my mood|my \w+ (?:is|was)|i(?:['’]m| am| feel| slept| drank| weigh| can(?:['’]t| ?not))|it(?:['’]s| is))\b/iu;
const BEFORE_COMMAND = new RegExp(String.raw`,\s+(?:and )?(?=(?:please )?${VERB}\b)`, 'iu');
const COMMA = /,\s+(?:and )?/gu;
const AND = / (?:and also|and|also) /gu;
/** What several things are told with, if it is said once. */
const LEAD = /^(?:log|track|record|enter|note|i)\b/u;

type Read = (words: readonly string[], context: CommandContext) => ParseResult;

/**
 * What is told and asked for in one breath: "I slept 5 hours, dim the lights". Where the beginning is no more than the
 * reason ("I'm leaving, lock the door"), the rest alone counts. Undefined where the text does not begin that way.
 */
export function parseStatementThenCommand(
  text: string,
  context: CommandContext,
  read: Read,
): ParseResult | undefined {
  if (!TOLD_FIRST.test(text)) return undefined;
  const readText = (said: string): ParseResult => read(normalisedWords(said), context);
  const [first, asked] = split(text);
  const told = first.replace(COMMA, ' and ');
  if (asked !== undefined) {
    const isReason = !readText(told).intents.some(({ skill }) => isRecorded(skill, context));
    const parsed = readText(isReason ? asked : `${told} and ${asked}`);
    if (parsed.outcome !== 'none') return parsed;
  }
  const parsed = readText(text);
  const joined = text.replace(COMMA, ' and ');
  return parsed.outcome === 'none' && joined !== text ? readText(joined) : parsed;
}

/** What is asked for after something was told; the whole text where nothing is told before it. */
export function askedAfter(text: string): string {
  return (TOLD_FIRST.test(text) ? split(text)[1] : undefined) ?? text;
}

function split(text: string): [told: string, asked?: string] {
  const comma = BEFORE_COMMAND.exec(text);
  return comma ? [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)] : [text];
}

/** "Log weight 80 kg and water 500 ml", "I slept 7 hours and I feel great": each part is told by itself. */
export function splitStatements(text: string, context: CommandContext): string[] {
  if (isTold(text, context)) return [text];
  const lead = LEAD.exec(text)?.[0] ?? '';
  for (const { index, 0: and } of text.matchAll(AND)) {
    const first = text.slice(0, index);
    if (!isTold(first, context)) continue;
    const rest = text.slice(index + and.length);
    const others = LEAD.test(rest) ? [rest] : [rest, `${lead} ${rest}`];
    const told = others
      .map((other) => splitStatements(other, context))
      .find((parts) => parts.every((part) => isTold(part, context)));
    if (told) return [first, ...told];
  }
  return [text];
}

function isTold(text: string, context: CommandContext): boolean {
  const draft = readings({ text, context }) ?? moods({ text, context });
  return draft !== undefined && isRecorded(draft.skill, context) && draft.question === undefined;
}

function isRecorded(skill: string, { skills }: CommandContext): boolean {
  return skills.traitsOf(skill).dialogue?.isRecorded === true;
}
