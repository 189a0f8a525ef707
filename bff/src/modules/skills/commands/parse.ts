import { type CommandContext, type Parsed } from './command.js';
import { followUp } from './follow-up.js';
import { joinedCommands } from './joined.js';
import { normalisedWords, wordsOf } from './normalise.js';
import { readCommand } from './read-command.js';
import { replyTo } from './reply.js';
import { isOfHome } from './retarget.js';
import { Sentence } from './sentence.js';
import { toldFirst, toldTogether } from './told-first.js';
import { VERB } from './verbs.js';

export type { CommandContext, Intent, Parsed } from './command.js';

/** A longer text is told, not commanded. */
const MAX_WORDS = 40;
const BREAK = new RegExp(String.raw` (?:and then|and also|then|and|also) (?=(?:please )?${VERB}\b)`, 'u');

/** What a sentence asks for. All of it is understood and may happen, or the twin asks, or it is no command. */
export function parse(text: string, where: CommandContext): Parsed {
  const context = { ...where, text };
  const words = normalisedWords(text);
  if (words.length === 0 || words.length > MAX_WORDS) return { outcome: 'none', intents: [] };
  return (
    noted('answer', replyTo(words, context), context) ??
    noted('follow-up', followUp(words, wordsOf(text), context), context) ??
    toldFirst(text, context, readAll) ??
    readAll(words, context)
  );
}

/** Tells who wants an explanation that something said before was needed. */
function noted(rule: string, parsed: Parsed | undefined, { onReading }: CommandContext): Parsed | undefined {
  if (parsed) onReading?.({ rule, intents: parsed.intents });
  return parsed;
}

function readAll(words: readonly string[], context: CommandContext): Parsed {
  // A name that holds an "and turn off" is not broken, nor is a command that hides in a name ever read.
  const sentence = new Sentence(words, context);
  const broken = sentence.text.split(BREAK).map((part) => sentence.said(part));
  const commands = (broken.length === 1 ? (joinedCommands(sentence) ?? broken) : broken)
    .flatMap((command) => toldTogether(command, context))
    .map((command) => command.split(' '));
  if (commands.length === 1) return readCommand(words, context);
  const parsed: Parsed[] = [];
  for (const command of commands) parsed.push(readNext(command, context, parsed.at(-1)));
  // A half that means nothing: perhaps the break was none ("add salt and pepper").
  if (parsed.some(({ outcome }) => outcome === 'none')) return asOne(readCommand(words, context), parsed);
  return {
    outcome: parsed.every(({ outcome }) => outcome === 'act') ? 'act' : 'ask',
    intents: parsed.flatMap(({ intents }) => intents),
    ...questionOf(parsed),
  };
}

/** "Turn on the kitchen lights and dim them": what one half is about, the next may mean by a pronoun. */
function readNext(words: readonly string[], context: CommandContext, before: Parsed | undefined): Parsed {
  const last = before?.outcome === 'act' ? before : context.last;
  return followUp(words, words, { ...context, last }) ?? readCommand(words, context);
}

function asOne(whole: Parsed, parts: readonly Parsed[]): Parsed {
  const known = parts.flatMap(({ intents }) => intents);
  const isMixed =
    known.length > 0 && whole.intents.some(({ skill }) => isOfHome(skill) && skill !== 'media.play');
  if (known.length === 0 || (whole.outcome === 'act' && !isMixed)) return whole;
  return {
    outcome: 'ask',
    intents: known,
    question: 'I understood a part of that only. What else shall I do?',
  };
}

function questionOf(parsed: readonly Parsed[]): { question?: string } {
  const question = parsed.find((part) => part.question !== undefined)?.question;
  return question === undefined ? {} : { question };
}
