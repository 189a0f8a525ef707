import { type CommandContext, type Parsed } from './command.js';
import { normalisedWords } from './normalise.js';
import { readCommand } from './read-command.js';
import { Sentence } from './sentence.js';

export type { CommandContext, Intent, Parsed } from './command.js';

/** A longer text is told, not commanded. */
const MAX_WORDS = 40;
const VERB = String.raw`(?:turn|switch|set|open|close|shut|lock|unlock|dim|brighten|start|stop|play|pause|resume|remind|add|put|make|lower|raise|increase|decrease|activate|deactivate|mute|unmute|cancel|skip|toggle|change|tell|what|show|wake|run|vacuum|clean)`;
const BREAK = new RegExp(String.raw` (?:and then|and also|then|and|also) (?=(?:please )?${VERB}\b)`, 'u');

/** What a sentence asks for. All of it is understood and may happen, or the twin asks, or it is no command. */
export function parse(text: string, context: CommandContext): Parsed {
  const words = normalisedWords(text);
  if (words.length === 0 || words.length > MAX_WORDS) return { outcome: 'none', intents: [] };
  // A name that holds an "and turn off" is not broken, nor is a command that hides in a name ever read.
  const sentence = new Sentence(words, context);
  const commands = sentence.text.split(BREAK).map((part) => sentence.said(part).split(' '));
  if (commands.length === 1) return readCommand(words, context);
  const parsed = commands.map((command) => readCommand(command, context));
  // A half that means nothing: perhaps the break was none ("add salt and pepper").
  if (parsed.some(({ outcome }) => outcome === 'none')) return asOne(readCommand(words, context), parsed);
  return {
    outcome: parsed.every(({ outcome }) => outcome === 'act') ? 'act' : 'ask',
    intents: parsed.flatMap(({ intents }) => intents),
    ...questionOf(parsed),
  };
}

function asOne(whole: Parsed, parts: readonly Parsed[]): Parsed {
  const known = parts.flatMap(({ intents }) => intents);
  if (whole.outcome === 'act' || known.length === 0) return whole;
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
