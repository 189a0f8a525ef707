import { type Sentence } from './sentence.js';

/** A wish ends with what shall be; "by now" and "if" make it something else. */
const SHALL_BE =
  /^(?<what>.+?) (?:should|must|shall|needs? to|ha(?:s|ve) to) be (?:at )?(?<state>(?!not\b)(?!.*\b(?:by|already|soon|when|if|before|after|until|unless)\b).+)$/u;
const VERB = '(?:turn|switch|open|close|shut|lock|dim|raise|lower)';
const TIME_FIRST = new RegExp(
  String.raw`^(?<when>(?:every|each|tomorrow|tonight|at \d)(?: [\w:]+){0,4}?|(?:if|when|whenever|once|after|before|as soon as) .+?) (?<command>${VERB} .+)$`,
  'u',
);

/** The command that a sentence of another order means, if it means one: the rules know the usual order only. */
export function reworded(sentence: Sentence): string | undefined {
  const said = shallBe(sentence) ?? timeLast(sentence);
  return said === undefined ? undefined : sentence.said(said);
}

/** "The bedroom light should be blue". */
function shallBe({ text, nouns }: Sentence): string | undefined {
  const { what, state } = SHALL_BE.exec(text)?.groups ?? {};
  if (what === undefined || state === undefined) return undefined;
  if (nouns.length === 0 && !/@[eaf]\d/u.test(what)) return undefined;
  if (/^(?:on|off)\b/u.test(state)) return `turn ${what} ${state}`;
  return /^\d/u.test(state) ? `set ${what} to ${state}` : `make ${what} ${state}`;
}

/** "Every evening at 8 close the blinds", "when it gets dark turn on the light". */
function timeLast({ text }: Sentence): string | undefined {
  const { when, command } = TIME_FIRST.exec(text)?.groups ?? {};
  return when === undefined || command === undefined ? undefined : `${command} ${when}`;
}
