import { askedBack, type CommandContext, type ParseResult } from './command.js';
import { contrasted, isAboutHome, valueIn } from './contrast.js';
import { fightingValues, questionOfFight } from './fighting-values.js';
import { followUp } from './follow-up.js';
import { joinedCommands } from './compound-commands.js';
import { withLeftOutAnd } from './left-out-and.js';
import { normalisedWords, wordsOf } from './normalise.js';
import { readCommand } from './read-command.js';
import { replyTo } from './reply.js';
import { Sentence } from './sentence.js';
import { parseStatementThenCommand, splitStatements } from './statement-then-command.js';
import { isUnsupported } from './unsupported.js';
import { VERB } from './verbs.js';

export type { CommandContext, Intent, ParseResult } from './command.js';

/** A longer text is told, not commanded. */
const MAX_WORDS = 40;
const BREAK = new RegExp(String.raw` (?:and then|and also|then|and|also) (?=(?:please )?${VERB}\b)`, 'u');
const BARE_VERB =
  /^(?:(?:turn|switch|power|put|shut) (?:on|off|up|down)|open|close|shut|lock|unlock|dim|brighten|raise|lower)$/u;
const BEGINS_WITH_VERB = new RegExp(String.raw`^${VERB}\b`, 'u');
const COMMA = /,\s+(?:(?:and|then|and then) )?(?=\p{L})/gu;

/** What a sentence asks for. All of it is understood and may happen, or the twin asks, or it is no command. */
export function parse(text: string, where: CommandContext): ParseResult {
  const context = { ...where, text };
  const words = normalisedWords(text);
  if (words.length === 0 || words.length > MAX_WORDS) return { outcome: 'none', intents: [] };
  return (
    noted('answer', replyTo(words, context), context) ??
    noted('follow-up', followUp(words, wordsOf(text), context), context) ??
    parseStatementThenCommand(text, context, readAll) ??
    parted(words, context) ??
    listed(text, context) ??
    readAll(words, context)
  );
}

const AT_ONCE = 'I understood that as two things at once. Please say one after the other.';

/** Two clauses without a word in between are both done or neither. */
function parted(words: readonly string[], context: CommandContext): ParseResult | undefined {
  const joined = withLeftOutAnd(new Sentence(words, context));
  if (joined === undefined) return undefined;
  const both = readAll(joined.split(' '), context);
  const fight = isAboutOne(both) ? fightingValues(new Sentence(words, context).text) : undefined;
  if (fight) return askedBack(both, questionOfFight(fight));
  if (both.outcome === 'act' && both.intents.length > 1) return both;
  const whole = readAll(words, context);
  return isAboutHome(whole, context) && whole.outcome === 'act' ? askedBack(whole, AT_ONCE) : whole;
}

/** "Start the vacuum stop the vacuum". */
function isAboutOne({ intents }: ParseResult): boolean {
  const targets = intents.flatMap((intent) => intent.targets);
  return new Set(targets).size < targets.length;
}

/** "Kitchen lights on, bedroom lights off, blinds down": commas part commands as well, but not a reason from one. */
function listed(text: string, context: CommandContext): ParseResult | undefined {
  const joined = text.replace(COMMA, ' and ');
  if (joined === text) return undefined;
  const words = normalisedWords(joined);
  const [first = ''] = words.join(' ').split(' and ');
  if (!BEGINS_WITH_VERB.test(first) && valueIn(first) === undefined) return undefined;
  const commands = commandsIn(words, context);
  const parsed = commands.map((one) => readOne(one, context));
  const [ofFirst] = parsed;
  const isSure = parsed.every(
    ({ outcome, intents }) => outcome === 'act' || isAboutHome({ outcome, intents }, context),
  );
  return commands.length > 1 && ofFirst && isAboutHome(ofFirst, context) && isSure
    ? readAll(words, context)
    : undefined;
}

function readOne(command: string, context: CommandContext): ParseResult {
  return readCommand(command.split(' '), context);
}

/** Tells who wants an explanation that something said before was needed. */
function noted(
  rule: string,
  parsed: ParseResult | undefined,
  { onMatch }: CommandContext,
): ParseResult | undefined {
  if (parsed) onMatch?.({ rule, intents: parsed.intents });
  return parsed;
}

/** Several commands in one sentence, each as one could have said it alone. */
function commandsIn(words: readonly string[], context: CommandContext): string[] {
  const read = (command: string): ParseResult => readOne(command, context);
  // A name that holds an "and turn off" is not broken, nor is a command that hides in a name ever read.
  const sentence = new Sentence(words, context);
  return unbroken(sentence.text.split(BREAK)).flatMap((part) => {
    const said = sentence.said(part);
    if (!said.includes(' and ')) return [said];
    const alone = new Sentence(said.split(' '), context);
    const joined = joinedCommands(alone)?.flatMap((command) => commandsIn(command.split(' '), context));
    return contrasted(alone, read) ?? joined ?? splitStatements(said, context);
  });
}

/** "Lock and unlock the door": a verb of nothing is no command, and would be done to all that there is. */
function unbroken(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((whole, part) => {
    const last = whole.at(-1);
    return last !== undefined && BARE_VERB.test(last)
      ? [...whole.slice(0, -1), `${last} and ${part}`]
      : [...whole, part];
  }, []);
}

function readAll(words: readonly string[], context: CommandContext): ParseResult {
  const commands = commandsIn(words, context).map((command) => command.split(' '));
  if (commands.length === 1) return readCommand(words, context);
  const parsed: ParseResult[] = [];
  for (const command of commands) parsed.push(readNext(command, context, parsed.at(-1)));
  // A half that means nothing: perhaps the break was none ("add salt and pepper").
  if (parsed.some(({ outcome }) => outcome === 'none'))
    return asOne(readCommand(words, context), parsed, context);
  return {
    outcome: parsed.every(({ outcome }) => outcome === 'act') ? 'act' : 'ask',
    intents: parsed.flatMap(({ intents }) => intents),
    ...questionOf(parsed),
  };
}

/** "Turn on the kitchen lights and dim them": what one half is about, the next may mean by a pronoun. */
function readNext(
  words: readonly string[],
  context: CommandContext,
  before: ParseResult | undefined,
): ParseResult {
  const last = before?.outcome === 'act' ? before : context.last;
  return followUp(words, words, { ...context, last }) ?? readCommand(words, context);
}

function asOne(whole: ParseResult, parts: readonly ParseResult[], { skills }: CommandContext): ParseResult {
  const known = parts.flatMap(({ intents }) => intents);
  const isMixed =
    known.length > 0 &&
    whole.intents.some((intent) => skills.traitsOf(intent.skill).devices && !isUnsupported(intent));
  if (known.length === 0 || (whole.outcome === 'act' && !isMixed)) return whole;
  return {
    outcome: 'ask',
    intents: known,
    question: 'I understood a part of that only. What else shall I do?',
  };
}

function questionOf(parsed: readonly ParseResult[]): { question?: string } {
  const question = parsed.find((part) => part.question !== undefined)?.question;
  return question === undefined ? {} : { question };
}
