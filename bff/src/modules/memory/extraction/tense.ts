import { type Tagger } from './tagger.js';

/** Something in a text, by its place. */
interface Place {
  index: number;
  length: number;
}

/** Where one clause ends and another begins. */
const CLAUSE_END = /[,;:()–—]|\s-\s|\b(?:and|but|so|because|although|while|then)\b/giu;
/** What lies further from a day says little of it, and the library reads some thirty characters a millisecond. */
const REACH = 150;

const AHEAD =
  /\b(?:will|shall|must|should|(?:am|is|are) going to|need(?:s|ed)? to|ha(?:ve|s) to|due|appointment|remind|plans?|planned|planning|to (?:call|buy|pick|meet))\b|['’](?:ll|(?:m|s|re) going to)\b|\b(?:am|is|are)(?: being)?(?: \p{L}+(?:ing|ed)\b|(?= (?:on|at)\b))|['’](?:m|re) \p{L}+ing\b/giu;
const BEHIND = /\b(?:was|were|had|did|ha(?:s|ve) been)\b/giu;
/** It was ahead once; nobody says what became of it. */
const UNFULFILLED =
  /\b(?:was|were) (?:going|due|supposed|meant|planning)\b|\b(?:would|could|might|should) have\b/iu;
/** "Booked for 3 May", "moved to 3 May": whatever was done then, the day itself lies ahead. */
const AIMED_AT = /\b(?:for|to)(?: the)?$/iu;

/**
 * On which side of now a day lies, told from the verb that stands nearest to it in its clause, or else in its sentence:
 * "the boiler was serviced on 18 February, we have to call them". Undefined where no verb tells.
 */
export function tenseAt(sentence: string, day: Place, tag: Tagger): 'past' | 'future' | undefined {
  const near = within(sentence, day, [Math.max(0, day.index - REACH), day.index + day.length + REACH]);
  return tenseOf(clauseAround(near), tag) ?? tenseOf(near, tag);
}

interface Passage {
  text: string;
  day: Place;
}

function tenseOf({ text, day }: Passage, tag: Tagger): 'past' | 'future' | undefined {
  if (UNFULFILLED.test(text)) return undefined;
  const ahead = placesOf(text, AHEAD);
  const behind = [...placesOf(text, BEHIND), ...pastVerbs(text, tag)];
  if (behind.length > 0 && AIMED_AT.test(text.slice(0, day.index).trimEnd())) return 'future';
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

function clauseAround({ text, day }: Passage): Passage {
  const ends = [...text.matchAll(CLAUSE_END)];
  const before = ends.findLast(({ index, 0: end }) => index + end.length <= day.index);
  const behind = ends.find(({ index }) => index >= day.index + day.length);
  const from = before ? before.index + before[0].length : 0;
  return within(text, day, [from, behind?.index ?? text.length]);
}

function within(text: string, day: Place, [from, to]: readonly [number, number]): Passage {
  return { text: text.slice(from, to), day: { index: day.index - from, length: day.length } };
}

function placesOf(text: string, sign: RegExp): number[] {
  return [...text.matchAll(sign)].map(({ index }) => index);
}
