import { type Match } from '../matching/candidate.js';
import { type HomeIndex, nounsOfWord } from '../matching/home-index.js';
import { isOnly, particleEnd } from '../matching/particles.js';
import { isOfType, pointsAtThings } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { stemOf } from '../tokens/stem.js';
import { type Said } from './borrow.js';
import { type ReadForm } from './form.js';

/** Who says more says it all. */
const MOST_WORDS = 10;
const PLACES = ['area', 'floor', 'here', 'everywhere'];
const NAMES = ['entity', 'pronoun'];
const KINDS = ['noun'];
const VALUES = ['percent', 'to_percent', 'by_percent', 'degree', 'to_number', 'kelvins', 'color'];
/** Of what was set before, a bare number is enough. */
const SET_VALUES = [...VALUES, 'number'];
const TURNS = ['turn', 'particle_on', 'particle_off'];
/** What is to be so instead, or more of it. */
const DIRECTION = 'particle_';
const CORRECTION = ['correction', 'change_word'];

/**
 * Whether a short message may leave out what was said before it: it names a place, a thing or a value, points back, or
 * says a direction ("off again", "a bit dimmer"), and it tells nothing and has no word that nothing knows. A bare number
 * takes a word that corrects beside it: "make it 21 after all".
 */
export function goesOn({ tokens, segments }: Lattice, { isTold, isNegated }: ReadForm, pack: Pack): boolean {
  if (tokens.length > MOST_WORDS || isTold || isNegated) return false;
  const isCorrected = segments.some((segment) => isOneOf(segment, CORRECTION));
  const isNew = segments.some(
    (segment) =>
      pointsAtThings(segment) ||
      isOneOf(segment, VALUES) ||
      isCue(segment, pack) ||
      (isCorrected && isOfType(segment, 'number')),
  );
  return isNew && segments.every(({ isFiller, meanings }) => isFiller || meanings.length > 0);
}

/** Whether it says itself what is to be done: "both off again". */
export function hasOwnCue({ segments }: Lattice, pack: Pack): boolean {
  return segments.some((segment) => isCue(segment, pack));
}

/** What was said before, said again of another place or thing, with another value, or to do something else. */
export function saidAgain(before: readonly Segment[], said: readonly Segment[], pack: Pack): Segment[] {
  const says = (types: readonly string[]): boolean => said.some((segment) => isOneOf(segment, types));
  const dropped = [
    ...(says([...PLACES, 'entity']) ? PLACES : []),
    ...(says([...NAMES, ...KINDS]) ? [...NAMES, ...KINDS] : []),
    ...(says(SET_VALUES) ? SET_VALUES : []),
  ];
  const hasCue = said.some((segment) => isCue(segment, pack));
  const isDropped = (segment: Segment): boolean =>
    isOneOf(segment, dropped) || (hasCue && isCue(segment, pack));
  const kept = before.flatMap((segment) => {
    if (isDropped(segment)) return [];
    const kind = says(PLACES) && isOfType(segment, 'entity') ? kindOf(segment, pack) : undefined;
    return [kind ?? silent(segment)];
  });
  // “Wieder aus” stands where “an” stood, at the end.
  const place = said.some(pointsAtThings) ? before.findIndex(isDropped) : before.findLastIndex(isDropped);
  return place < 0 ? [...kept, ...said] : kept.toSpliced(place, 0, ...said);
}

/** "The light in there" is in the room of what was spoken of. */
export function inPlaceOf(
  things: readonly string[],
  segments: readonly Segment[],
  home: HomeIndex | undefined,
): readonly Segment[] {
  const areaId = things.map((id) => home?.byId.get(id)?.areaId).find((id) => typeof id === 'string');
  if (areaId === undefined) return segments;
  return segments.map((segment) =>
    isOfType(segment, 'there') ? { ...segment, meanings: [{ type: 'area', value: [areaId] }] } : segment,
  );
}

/** Whether it names a thing only by the kind that was named before. */
export function saysKindOnly({ tokens }: Lattice, pack: Pack): boolean {
  return tokens.some((_, at) => at > 0 && particleEnd(pack, 'kind_pronoun', tokens, at) !== undefined);
}

/** "The hall one" is the hall's of what was named before. */
export function withoutKindPronouns({ tokens, segments }: Lattice, pack: Pack): Lattice['segments'] {
  const isOne = ({ start, end }: Segment): boolean => isOnly(pack, 'kind_pronoun', tokens, { start, end });
  return segments.map((segment) => (isOne(segment) ? { ...silent(segment), meanings: [] } : segment));
}

/** "The kitchen light" goes on as any light in another room. */
export function kindOf(segment: Segment, pack: Pack): Segment | undefined {
  const word = segment.text.split(' ').at(-1) ?? '';
  const nouns = [...nounsOfWord(word, pack), ...nounsOfWord(stemOf(word, pack.grammar), pack)];
  if (nouns.length === 0) return undefined;
  return { ...silent(segment), meanings: nouns.map((value) => ({ type: 'noun', value })) };
}

/** "To 30 percent": a value says that what was named before is set to it. */
export function setTo(before: readonly Segment[], said: readonly Segment[]): Segment[] {
  if (!said.some((segment) => isOneOf(segment, SET_VALUES)) || said.some(pointsAtThings)) return [];
  const things = before.filter(pointsAtThings).map(silent);
  return [leftOut('set'), ...(things.length > 0 ? things : [leftOut('pronoun')]), ...said];
}

/** What is only said otherwise is said of things of the same kind: "to 30 percent" of lights is no heating. */
export function ofSameKind(
  { things }: Pick<Said, 'things'>,
  said: readonly Segment[],
  home: HomeIndex | undefined,
): (match: Match) => boolean {
  if (said.some((segment) => isOneOf(segment, [...KINDS, 'entity']))) return () => true;
  const domainOf = (id: string): string => home?.byId.get(id)?.domain ?? '';
  const domains = new Set(things.map(domainOf));
  return ({ targets }) => targets.every((id) => domains.has(domainOf(id)));
}

function isCue({ meanings }: Segment, { cues }: Pack): boolean {
  return meanings.some(({ type }) => cues.has(type) || TURNS.includes(type) || type.startsWith(DIRECTION));
}

function isOneOf(segment: Segment, types: readonly string[]): boolean {
  return types.some((type) => isOfType(segment, type));
}

/** It was not said here, so nothing is lost where nothing reads it. */
export function silent(segment: Segment): Segment {
  return { ...segment, start: -1, end: -1, text: '', weight: 0, isFiller: true };
}

function leftOut(type: string): Segment {
  return { start: -1, end: -1, text: '', weight: 0, isFiller: true, meanings: [{ type, value: type }] };
}
