import { type Entity } from './command.js';
import { stem, wordsOf } from './normalise.js';
import { type Place } from './place.js';
import { type Sentence } from './sentence.js';

const ALL =
  /^(?:all|both|every ?(?:one|thing)|all (?:of )?(?:them|these|those)|both (?:of )?(?:them|these|those)|each(?: of them)?|all \d+|the lot)$/u;
const ORDINALS: Readonly<Record<string, number>> = {
  ...{
    first: 0,
    '1st': 0,
    second: 1,
    '2nd': 1,
    third: 2,
    '3rd': 2,
    fourth: 3,
    '4th': 3,
    last: -1,
    latter: -1,
  },
  former: 0,
};
const ORDINAL = new RegExp(
  String.raw`^(?:take )?(?:the )?(?<word>${Object.keys(ORDINALS).join('|')})(?: (?:one|of them|please))*$`,
  'u',
);
const NUMBER = /^(?:take )?(?:the )?(?:number )?(?<digit>[1-9])$/u;
/** Say nothing of which one is meant. */
const EMPTY = new Set([
  'the',
  'a',
  'one',
  'ones',
  'in',
  'on',
  'at',
  'of',
  'my',
  'from',
  'i',
  'mean',
  'meant',
  'just',
  'only',
  'and',
]);

/** What of the offered things an answer means; none of them when it means one but not which, undefined when it is no choice. */
export function chosenFrom(
  offered: readonly Entity[],
  sentence: Sentence,
  place: Place,
): readonly Entity[] | undefined {
  const words = sentence.words.filter((word) => word !== 'please');
  const text = words.join(' ');
  if (/^both\b/u.test(text) && offered.length > 2) return [];
  if (ALL.test(text)) return offered;
  const ordinal = ORDINAL.exec(text)?.groups?.word;
  const digit = NUMBER.exec(text)?.groups?.digit;
  if (ordinal !== undefined || digit !== undefined) {
    const at = ordinal === undefined ? Number(digit) - 1 : (ORDINALS[ordinal] ?? 0);
    const one = offered.at(at);
    return one ? [one] : [];
  }
  const named = sentence.linked('entity').flatMap(({ ids }) => ids);
  const byName = offered.filter(({ id }) => named.includes(id));
  if (byName.length > 0) return onlyOne(byName, sentence);
  if (place.isSaid && isShort(sentence)) return byPlace(offered, place, sentence);
  return byWord(offered, words);
}

/** Two that share the name that was said are still two. */
function onlyOne(found: readonly Entity[], sentence: Sentence): readonly Entity[] {
  return found.length > 1 && sentence.linked('entity').length < found.length && !sentence.isAll ? [] : found;
}

function byPlace(
  offered: readonly Entity[],
  place: Place,
  { nouns }: Sentence,
): readonly Entity[] | undefined {
  const there = offered.filter((entity) => place.holds(entity));
  const isPlural = nouns.some((noun) => noun.isPlural);
  const areas = new Set(offered.map(({ areaId }) => areaId));
  if (there.length === 0) return undefined;
  // "In which room?" is answered by a room, "which one of the kitchen?" is not.
  return there.length === 1 || isPlural || areas.size > 1 ? there : [];
}

function byWord(offered: readonly Entity[], words: readonly string[]): readonly Entity[] | undefined {
  const telling = words.filter((word) => !EMPTY.has(word)).map(stem);
  if (telling.length === 0) return undefined;
  const fitting = offered.filter(({ name, aliases }) =>
    [name, ...aliases].some((own) => {
      const stems = new Set(wordsOf(own).map(stem));
      return telling.every((word) => stems.has(word));
    }),
  );
  if (fitting.length === 0) return undefined;
  return fitting.length === 1 ? fitting : [];
}

function isShort({ tokens }: Sentence): boolean {
  return tokens.every(
    (token) => token.startsWith('@') || EMPTY.has(token) || /^(?:lights?|lamps?|doors?)$/u.test(token),
  );
}
