import { capitalise } from '../../understanding/phrasing.js';
import { agreeingVerbs } from './agreeing-verbs.js';
import { withOwnerFirst } from './named-first.js';
import { neededVerbs } from './needed-verbs.js';
import { type Spoken, spokenWords } from './spoken-words.js';
import { type SecondPerson } from './table.js';

const ANY_QUOTE = /["“”„«»]/u;
/** A single quote may be an apostrophe, so what it opens has a bound: it would be looked for to the end from each. */
const QUOTED =
  /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|(?<![\p{L}\p{N}])['‘](?:[^'‘’]|['’]\p{L}){0,300}['’](?![\p{L}\p{N}])/gu;
const ANY_NUMBER = '#';
const NUMBER = /^\d+$/u;

/**
 * What its owner said, said back to them: "my sister" becomes "your sister", "I was" becomes "you were". Undefined where
 * that is not safe: it already speaks to somebody, or by its language somebody is quoted or a subject has no verb.
 */
export function sayToOwner(text: string, table: SecondPerson): string | undefined {
  if (!table.quotes) return ANY_QUOTE.test(text) ? undefined : turned(text, table, true);
  let end = 0;
  let rewritten = '';
  for (const quote of [...text.matchAll(QUOTED), undefined]) {
    const part = turned(text.slice(end, quote?.index), table, rewritten === '');
    if (part === undefined) return undefined;
    rewritten += part + (quote?.[0] ?? '');
    end = quote ? quote.index + quote[0].length : end;
  }
  return rewritten;
}

function turned(said: string, table: SecondPerson, isStart: boolean): string | undefined {
  const text = withOwnerFirst(said, table);
  const words = spokenWords(text, table, isStart);
  if (words.some(({ base }) => table.speaks_to.has(base))) return undefined;
  const verbs = table.needed_verbs ? neededVerbs(words, table) : agreeingVerbs(words, table);
  if (!verbs) return undefined;
  let result = '';
  let end = 0;
  for (const [at, word] of words.entries()) {
    const form = verbs.get(at);
    const replacement =
      form === undefined ? pronounOf(word, words[at - 1], table) : form + word.text.slice(word.base.length);
    result += text.slice(end, word.start) + inCaseOf(word, replacement, table);
    ({ end } = word);
  }
  return result + text.slice(end);
}

function pronounOf(spoken: Spoken, before: Spoken | undefined, table: SecondPerson): string | undefined {
  const { text, word, base } = spoken;
  if (table.spelled_otherwise.has(text) || isBehind(before, table.not_behind.get(base))) return undefined;
  const whole = table.clitics.get(word);
  if (whole !== undefined) return whole.replace("'", text.charAt(base.length));
  const pronoun = table.pronouns.get(base);
  return pronoun === undefined ? undefined : pronoun + text.slice(base.length);
}

function isBehind(before: Spoken | undefined, words: ReadonlySet<string> | undefined): boolean {
  if (!before || !words) return false;
  return words.has(before.word) || (words.has(ANY_NUMBER) && NUMBER.test(before.word));
}

/** Whole words in capitals stay so. */
function inCaseOf(
  { text, base, opensSentence }: Spoken,
  replacement: string | undefined,
  { capital_anywhere: capital }: SecondPerson,
): string {
  if (replacement === undefined) return text;
  if (text.length > 1 && text === text.toUpperCase()) return replacement.toUpperCase();
  const isCapital = /^\p{Lu}/u.test(text) && base !== capital;
  return (capital !== undefined && opensSentence) || isCapital ? capitalise(replacement) : replacement;
}
