import { phrasesIn } from './matching/phrases-in-words.js';
import { type Pack } from './pack/pack.js';
import { tokenise } from './tokens/tokenise.js';

/** What calls for kindness before anything else. */
export interface Hardship {
  readonly kind?: 'distress' | 'emergency' | 'bereavement';
}

/** A year that is said tells of long ago, which is told like anything else. */
const FIRST_YEAR = 1_900;
const LAST_YEAR = 2_100;

/** Linear in the length of the text. */
export function hardshipIn(text: string, pack: Pack): Hardship {
  const words = tokenise(text, pack).map((token) => token.text);
  const has = (name: string): boolean => says(words, pack.classes.get(name));
  if (has('distress')) return { kind: 'distress' };
  if (saysOfOthers(words, pack)) return { kind: 'emergency' };
  const isLongAgo = words.some((word) => Number(word) >= FIRST_YEAR && Number(word) < LAST_YEAR);
  if (isLongAgo) return {};
  return phrasesIn(words, pack.classes.get('bereavement')).some(
    ({ start, end }) => !hasObject(words.slice(end), pack) && !isBehindTest(words.slice(0, start), pack),
  ) ||
    (has('person') && saysDeath(words, pack))
    ? { kind: 'bereavement' }
    : {};
}

/** "I am dead" is a way to say that one is in trouble. */
function saysDeath(words: readonly string[], pack: Pack): boolean {
  const { classes, particles } = pack;
  const speakers = new Set((particles.get('speaker') ?? []).map((phrase) => phrase.words.join(' ')));
  return phrasesIn(words, classes.get('death_word')).some(
    ({ start, end }) =>
      !speakers.has(words[start - 1] ?? '') &&
      !speakers.has(words[start - 2] ?? '') &&
      !hasObject(words.slice(end), pack) &&
      !strengthens(words.slice(start, end + 1), pack) &&
      !isBehindTest(words.slice(0, start), pack),
  );
}

/** Who "passed her theory" is well; nobody dies something. */
function hasObject(next: readonly string[], { particles }: Pack): boolean {
  const objects = particles.get('passed_object') ?? [];
  return objects.some((object) => object.words.every((word, at) => word === next[at]));
}

/** Who had a test passed it. */
function isBehindTest(before: readonly string[], { classes }: Pack): boolean {
  return phrasesIn(before, classes.get('passed_thing')).length > 0;
}

/** "Dead anxious" is very anxious. */
function strengthens([word = '', next = '']: readonly string[], { particles, classes }: Pack): boolean {
  const isStrong = (particles.get('intensifier') ?? []).some((phrase) => phrase.words.join(' ') === word);
  return isStrong && classes.get('mood')?.has(next) === true;
}

function says(words: readonly string[], phrases: ReadonlySet<string> | undefined): boolean {
  return phrasesIn(words, phrases).length > 0;
}

/** Some emergencies are only others': who says "I will not wake up" wants an alarm. */
function saysOfOthers(words: readonly string[], { classes, particles }: Pack): boolean {
  const others = new Set((particles.get('of_others') ?? []).map((phrase) => phrase.words.join(' ')));
  const speakers = new Set((particles.get('speaker') ?? []).map((phrase) => phrase.words.join(' ')));
  return phrasesIn(words, classes.get('emergency')).some(
    ({ start, phrase }) => !others.has(phrase) || !speakers.has(words[start - 1] ?? ''),
  );
}
