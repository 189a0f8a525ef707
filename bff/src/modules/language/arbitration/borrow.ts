import { type Classification } from '../acts/classifier.js';
import { type Match } from '../matching/candidate.js';
import { isOfType, pointsAtThings } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type ReadForm } from './form.js';
import { kindOf, silent } from './going-on.js';

/** What a clause leaves out because the one before has said it. */
export interface Said {
  /** Undefined where it was only told of. */
  readonly match?: Match;
  readonly lattice: Lattice;
  /** Ids of the things of the home that it named. */
  readonly things: readonly string[];
  readonly classification: Classification;
  readonly form: ReadForm;
}

const PLACED = ['area', 'floor', 'here', 'everywhere', 'all', 'entity'];

/**
 * The pieces of a clause with what it leaves out: "off in the bedroom" takes the lights of the clause before,
 * "and the bedroom ones" its command, "the light in there" its room. One way after the other, the least borrowed first.
 */
export function completions(segments: readonly Segment[], said: Said, pack: Pack): Segment[][] {
  const { match } = said;
  const before = said.lattice.segments;
  const kinds = segments.some((segment) => isOfType(segment, 'noun') || isOfType(segment, 'entity'))
    ? []
    : before.flatMap((segment) => kindSaidBy(segment, pack) ?? []);
  const places =
    isPlacedBy(segments, said) || segments.some((segment) => isOfType(segment, 'there'))
      ? before.filter((segment) => isOfType(segment, 'area')).map((segment) => onlyOf(segment, ['area']))
      : [];
  const cues = before
    .filter(({ start, end }) => match?.cues.some((cue) => cue.start === start && cue.end === end))
    .map(silent);
  const things = [...kinds, ...places];
  const isPointing = [...segments, ...things].some(pointsAtThings);
  return [
    ...(things.length > 0 ? [[...segments, ...things]] : []),
    ...(cues.length > 0 && isPointing ? [[...cues, ...segments, ...things]] : []),
  ];
}

/** "It is cold in the bathroom, put the heater to 24": a room that was only told of is where the command is meant. */
export function isPlacedBy(segments: readonly Segment[], { match, lattice, form }: Said): boolean {
  const isTold = match === undefined || (form.isComplaint && !form.isImperative);
  const isPlaced = segments.some((segment) => PLACED.some((type) => isOfType(segment, type)));
  return isTold && !isPlaced && lattice.segments.some((segment) => isOfType(segment, 'area'));
}

function kindSaidBy(segment: Segment, pack: Pack): Segment | undefined {
  if (isOfType(segment, 'noun')) return onlyOf(segment, ['noun']);
  return isOfType(segment, 'entity') ? kindOf(segment, pack) : undefined;
}

function onlyOf(segment: Segment, types: readonly string[]): Segment {
  return { ...silent(segment), meanings: segment.meanings.filter(({ type }) => types.includes(type)) };
}
