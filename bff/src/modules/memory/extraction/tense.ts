import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { matchesOf } from '../../language/knowledge/ways.js';
import { type Tagger } from './tagger.js';

/** Something in a text, by its place. */
interface Place {
  index: number;
  length: number;
}

const TENSES = knowledgeOf('tense', {
  says: ['clause_end', 'ahead', 'behind', 'unfulfilled', 'aimed_at'],
  tables: ['manner'],
});
type TenseWords = ReturnType<typeof TENSES.of>;

/** Where one clause ends and another begins. */
const MARK = /[,;:()–—]|\s-\s/gu;
/** What lies further from a day says little of it, and the library reads some thirty characters a millisecond. */
const REACH = 150;

/** What reads the words of a text. */
export interface WordReader {
  readonly language: string;
  /** Knows the usual language only; a pack says whether it knows its own. */
  readonly tag: Tagger;
}

/**
 * On which side of now a day lies, told from the verb that stands nearest to it in its clause, or else in its sentence:
 * "the boiler was serviced on 18 February, we have to call them". Undefined where no verb tells.
 */
export function tenseAt(sentence: string, day: Place, reader: WordReader): 'past' | 'future' | undefined {
  const near = within(sentence, day, [Math.max(0, day.index - REACH), day.index + day.length + REACH]);
  const words = TENSES.of(reader.language);
  const [tag, isTagged] = [reader.tag, words.tables.manner.get('tagged') === '1'];
  const verbs = isTagged ? (text: string) => pastVerbs(text, tag) : () => [];
  return tenseOf(clauseAround(near, words), words, verbs) ?? tenseOf(near, words, verbs);
}

interface Passage {
  text: string;
  day: Place;
}

function tenseOf(
  { text, day }: Passage,
  { says }: TenseWords,
  verbsIn: (text: string) => number[],
): 'past' | 'future' | undefined {
  if (says.unfulfilled.test(text)) return undefined;
  const ahead = placesOf(text, says.ahead);
  const behind = [...placesOf(text, says.behind), ...verbsIn(text)];
  if (behind.length > 0 && says.aimed_at.test(text.slice(0, day.index).trimEnd())) return 'future';
  const signs = [
    ...ahead.map((at) => ({ at, tense: 'future' as const })),
    ...behind.map((at) => ({ at, tense: 'past' as const })),
  ].sort((one, other) => one.at - other.at);
  return (signs.findLast(({ at }) => at < day.index) ?? signs[0])?.tense;
}

/** "Is serviced" and "will be serviced" are no past, although the word is: there the word before it tells. */
function pastVerbs(text: string, tag: Tagger): number[] {
  return [...tag(text)].flatMap(([at, known]) =>
    known.has('PastTense') && !known.has('Passive') ? [at] : [],
  );
}

function clauseAround({ text, day }: Passage, { says }: TenseWords): Passage {
  const ends = [...text.matchAll(MARK), ...matchesOf(text, says.clause_end)].sort(
    (one, other) => one.index - other.index,
  );
  const before = ends.findLast(({ index, 0: end }) => index + end.length <= day.index);
  const behind = ends.find(({ index }) => index >= day.index + day.length);
  const from = before ? before.index + before[0].length : 0;
  return within(text, day, [from, behind?.index ?? text.length]);
}

function within(text: string, day: Place, [from, to]: readonly [number, number]): Passage {
  return { text: text.slice(from, to), day: { index: day.index - from, length: day.length } };
}

function placesOf(text: string, sign: RegExp): number[] {
  return matchesOf(text, sign).map(({ index }) => index);
}
