import { type Pack } from '../../language/pack/pack.js';
import { tokenise } from '../../language/tokens/tokenise.js';

const YES = 'agree';
const NO = 'decline';
/** They may stand around a yes or a no. */
const AROUND: readonly string[] = ['courtesy', 'filler'];

/** Whether nothing is said but a yes, or nothing but a no; the words are the pack's. */
export function yesOrNo(text: string, pack: Pack): 'yes' | 'no' | undefined {
  const words = tokenise(text, pack).map((token) => token.text);
  if (saysOnly(words, NO, pack)) return 'no';
  return saysOnly(words, YES, pack) ? 'yes' : undefined;
}

function saysOnly(words: readonly string[], wanted: string, pack: Pack): boolean {
  const main = pack.classes.get(wanted) ?? new Set<string>();
  const around = AROUND.map((name) => pack.classes.get(name) ?? new Set<string>());
  const longest = Math.max(1, ...[...main].map((phrase) => phrase.split(' ').length));
  /** Up to a word: whether all is known, and whether what is wanted is among it. */
  const known: (boolean | undefined)[] = [false];
  for (let end = 1; end <= words.length; end++)
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = known[start];
      if (before === undefined || known[end] === true) continue;
      const phrase = words.slice(start, end).join(' ');
      if (main.has(phrase)) known[end] = true;
      else if (around.some((some) => some.has(phrase))) known[end] = before;
    }
  return known[words.length] === true;
}
