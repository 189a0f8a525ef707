import { capitalise, plainApostrophes } from '../understanding/phrasing.js';

/** A single quote may be an apostrophe, so what it opens has a bound: it would be looked for to the end from each. */
const QUOTED =
  /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|(?<![\p{L}\p{N}])['‘](?:[^'‘’]|['’]\p{L}){0,300}['’](?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['i', 'you'],
  ['im', "you're"],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['we', 'you'],
  ['us', 'you'],
  ['our', 'your'],
  ['ours', 'yours'],
  ['ourselves', 'yourselves'],
]);
const SPEAKS_TO_SOMEBODY = new Set(['you', 'your', 'yours', 'yourself', 'yourselves']);

/** "Ana and I moved" → "you and Ana moved", where a sentence or a clause begins. */
const NAMED_FIRST =
  /(?<=^|[.,;:!?]\s{1,9})(?<other>(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he)\s+\p{Ll}+|\p{Lu}\p{L}+)(?:\s+\p{Lu}\p{L}+)*)\s+and\s+I\b(?!['’])/gu;

const NUMERAL = '1';
const NUMBERED = new Set('war type part phase chapter volume stage grade act level'.split(' '));
const SUBJECT = /^(?:i|you|he|she|it|we|they|who|which|that)(?:'\p{L}+)?$/u;
const BETWEEN_SUBJECT_AND_VERB =
  /^(?:also|always|already|never|ever|just|still|once|often|sometimes|again|only|even|both|all|then|now|not|\p{L}+ly)$/u;

/**
 * What its owner said, said back to them: "my sister" becomes "your sister", "I was" becomes "you were". Quoted speech
 * stays as it is. Undefined when the text already speaks to somebody, since two kinds of "you" cannot be told apart.
 */
export function addressToOwner(text: string): string | undefined {
  let end = 0;
  let rewritten = '';
  for (const quote of [...text.matchAll(QUOTED), undefined]) {
    const spoken = text.slice(end, quote?.index);
    const part = rewrite(spoken, rewritten === '');
    if (part === undefined) return undefined;
    rewritten += part + (quote?.[0] ?? '');
    end = quote ? quote.index + quote[0].length : end;
  }
  return rewritten;
}

function rewrite(spoken: string, isStart: boolean): string | undefined {
  const text = spoken.replace(NAMED_FIRST, (_, other: string) => `I and ${lowerDeterminer(other)}`);
  const found = [...text.matchAll(WORD)];
  const words = found.map((match, index) =>
    isNumeral(text, match, found[index - 1]) ? NUMERAL : plainApostrophes(match[0]).toLowerCase(),
  );
  if (words.some((word) => SPEAKS_TO_SOMEBODY.has(word.split("'")[0] ?? ''))) return undefined;

  let result = '';
  let end = 0;
  for (const [index, match] of found.entries()) {
    const gap = text.slice(end, match.index);
    const opensSentence = endsSentence(gap) || (isStart && index === 0);
    result += gap + inCaseOf(match[0], replacementOf(match[0], words, index), opensSentence);
    end = match.index + match[0].length;
  }
  return result + text.slice(end);
}

/** Nothing but space stands behind an end mark or a line break. */
function endsSentence(gap: string): boolean {
  const said = gap.trimEnd();
  return /[.!?]$/u.test(said) || gap.includes('\n', said.length);
}

function replacementOf(original: string, words: string[], index: number): string | undefined {
  const word = words[index] ?? '';
  const [base = '', clitic] = word.split("'");
  switch (base) {
    case 'am':
      return /^\d+$/u.test(words[index - 1] ?? '') ? undefined : 'are';
    case 'was':
    case 'wasn':
      return isSaidOfOwner(words, index) ? word.replace('was', 'were') : undefined;
    case 'i':
      // "I'm" is "you're", "I've" is "you've".
      return clitic === 'm' ? `you${original.at(1) ?? ''}re` : `you${original.slice(1)}`;
    case 'us':
      return original === 'US' ? undefined : 'you';
    case 'mine':
      return /^(?:the|a|an|this|that|coal|gold|salt)$/u.test(words[index - 1] ?? '') ? undefined : 'yours';
    default: {
      const pronoun = PRONOUNS.get(base);
      return pronoun === undefined ? undefined : pronoun + original.slice(base.length);
    }
  }
}

/** Whether the subject of the "was" at hand is "I": before it, after it, or carried over an "and". */
function isSaidOfOwner(words: string[], index: number): boolean {
  if (words[index + 1] === 'i') return true;
  let before = index - 1;
  while (BETWEEN_SUBJECT_AND_VERB.test(words[before] ?? '')) before -= 1;
  if (words[before] === 'i') return true;
  const isCarriedOver = words[before] === 'and' || words[before] === 'but' || words[before] === 'or';
  return (
    isCarriedOver && /^i(?:'|$)/u.test(words.slice(0, before).findLast((word) => SUBJECT.test(word)) ?? '')
  );
}

/** "World War I", "Phase I", "Elizabeth I.": a number, not a person. */
function isNumeral(text: string, match: RegExpExecArray, previous?: RegExpExecArray): boolean {
  if (match[0] !== 'I' || previous === undefined) return false;
  if (NUMBERED.has(previous[0].toLowerCase())) return true;
  return /^\p{Lu}\p{Ll}/u.test(previous[0]) && /^I(?:[.,;:)]|$|\s+of\b)/u.test(text.slice(match.index));
}

function lowerDeterminer(phrase: string): string {
  return phrase.replace(/^(?:My|Our|His|Her|The)\b/u, (word) => word.toLowerCase());
}

function inCaseOf(original: string, replacement: string | undefined, opensSentence: boolean): string {
  if (replacement === undefined) return original;
  if (original.length > 1 && original === original.toUpperCase()) return replacement.toUpperCase();
  const isPronounI = /^I(?:['’]|$)/u.test(original);
  const isCapital = /^\p{Lu}/u.test(original) && !isPronounI;
  return opensSentence || isCapital ? capitalise(replacement) : replacement;
}
