import { particleEnd } from '../matching/particles.js';
import { isOfType, pointsAtThings } from '../matching/segments.js';
import { type Segment } from '../spans/span.js';
import { VALUES, type Words } from './half-said.js';

const PARTICLE = 'particle_';
const COURTESY = 'courtesy';
const LEAST_TOLD = 2;
const LEAST_OF_NOUN = 3;

/**
 * Whether something is told from a word on, right behind what ends a command: "licht aus ich will schlafen", "blinds
 * down we are off". What would be the object of a verb elsewhere begins anew there, since a thing and what is to be done
 * to it stand in front of it.
 */
export function beginsBehindCommand(at: number, words: Words): boolean {
  const { tokens } = words;
  if (tokens[at]?.before.trim() !== '' || tokens.length - at < LEAST_TOLD) return false;
  // "The blinds in the bedroom I drove all night".
  if (endsInPlace(at, words)) return saysOfSpeaker(at, words);
  if (!endsCommand(at, words)) return false;
  return saysOfSpeaker(at, words) || leavesOutSpeaker(at, words) || saysOfThing(at, words);
}

/** A particle, a value, a verb that stands last, or "please", with a thing in front of it. */
function endsCommand(at: number, { segments, pack }: Words): boolean {
  const last = segments.find(({ end }) => end === at);
  const isEnd = ({ type }: Segment['meanings'][number]): boolean =>
    type.startsWith(PARTICLE) ||
    type === COURTESY ||
    VALUES.has(type) ||
    (pack.grammar.statesAtEnd && pack.cues.has(type));
  return (
    last !== undefined &&
    last.meanings.some(isEnd) &&
    segments.some((segment) => segment.end <= last.start && isOfCommand(segment, pack))
  );
}

/** A room, with what is to be done and a thing in front of it. */
function endsInPlace(at: number, { segments, pack }: Words): boolean {
  const last = segments.find(({ end }) => end === at);
  if (last === undefined || !isOfType(last, 'area')) return false;
  const before = segments.filter(({ end }) => end <= last.start);
  return (
    before.some(pointsAtThings) &&
    before.some(({ meanings }) => meanings.some(({ type }) => pack.cues.has(type)))
  );
}

/** A thing, or what is to be done: "dreh auf 19 Grad runter". */
function isOfCommand(segment: Segment, { cues }: Words['pack']): boolean {
  return pointsAtThings(segment) || segment.meanings.some(({ type }) => cues.has(type));
}

/** "I want to sleep", but not "the one I bought": that stands behind its noun. */
function saysOfSpeaker(at: number, { tokens, pack }: Words): boolean {
  const end = particleEnd(pack, 'speaker', tokens, at);
  return end !== undefined && end < tokens.length;
}

/** "Bin schon im Bett", but not "habe ich vergessen", which goes on. */
function leavesOutSpeaker(at: number, { tokens, pack }: Words): boolean {
  const end = particleEnd(pack, 'telling_verb', tokens, at);
  return end !== undefined && particleEnd(pack, 'speaker', tokens, end) === undefined;
}

/** "Die Sonne blendet", "Fenster ist offen": of a thing that nothing is to be done to. */
function saysOfThing(at: number, { tokens, segments, pack }: Words): boolean {
  // "An die Wand" goes on.
  const isPlace = particleEnd(pack, 'place_lead', tokens, at - 1) === at;
  const noun = (isPlace ? undefined : particleEnd(pack, 'subject_lead', tokens, at)) ?? at;
  const verb = noun + 1;
  if (particleEnd(pack, 'state_verb', tokens, verb) !== undefined) return true;
  const segment = segments.find(({ start, end }) => start <= noun && noun < end);
  const isOpen = segment !== undefined && !pointsAtThings(segment) && !isOfType(segment, COURTESY);
  return noun > at && isOpen && tokens.length - at >= LEAST_OF_NOUN;
}
