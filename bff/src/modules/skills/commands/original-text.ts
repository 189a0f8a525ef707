import { trimEndOf } from '../../../common/language/trim-end.js';
import { MAX_COMMAND_LENGTH, wordsOf } from './normalise.js';

/** Courtesy that normalising leaves out, wherever it stands. */
const COURTESY = /^(?:please|pls|plz|kindly)$/u;
const BEFORE = /^[\s,;:–—-]+/u;
const BEHIND = /[\s,;:.!?–—-]/u;

interface Spoken {
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

/**
 * Small words as the user wrote them, with case, accents and the commas between; what stands elsewhere in the text is
 * left out. Where they are not found in it, the small words themselves.
 */
export function inOwnWords(small: string, text: string): string {
  const spoken = [...text.slice(0, MAX_COMMAND_LENGTH).matchAll(/\S+/gu)].map(
    ({ 0: word, index }): Spoken => ({
      words: wordsOf(word).filter((each) => !COURTESY.test(each)),
      start: index,
      end: index + word.length,
    }),
  );
  let wanted = small.split(' ').filter(Boolean);
  let from = 0;
  const runs: string[] = [];
  while (wanted.length > 0) {
    const run = longestRun(spoken, from, wanted);
    const [first, last] = [spoken[run.start], spoken[run.end - 1]];
    if (run.said === 0 || !first || !last) return small;
    runs.push(trimEndOf(text.slice(first.start, last.end).replace(BEFORE, ''), BEHIND));
    wanted = wanted.slice(run.said);
    from = run.end;
  }
  return runs.join(' ');
}

interface Run {
  readonly start: number;
  readonly end: number;
  /** How many of the wanted words it says. */
  readonly said: number;
}

function longestRun(spoken: readonly Spoken[], from: number, wanted: readonly string[]): Run {
  let best: Run = { start: from, end: from, said: 0 };
  for (let start = from; start < spoken.length; start++) {
    const run = runAt(spoken, start, wanted);
    if (run.said > best.said) best = run;
  }
  return best;
}

function runAt(spoken: readonly Spoken[], start: number, wanted: readonly string[]): Run {
  let said = 0;
  let end = start;
  for (let at = start; at < spoken.length; at++) {
    const words = spoken[at]?.words ?? [];
    const isNext = words.every((word, i) => word === wanted[said + i]);
    if (!isNext || (words.length === 0 && said === 0) || said === wanted.length) break;
    said += words.length;
    end++;
  }
  return { start, end, said };
}
