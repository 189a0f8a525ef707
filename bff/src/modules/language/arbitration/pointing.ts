import { isOnly, particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { findTargets } from '../matching/targets.js';
import { type Scene } from '../matching/target-search.js';
import { type Pack, type SkillSpec } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Said } from './borrow.js';

const THINGS = ['entity', 'noun'];
const PLACES = ['area', 'floor'];
/** Types of words that say nothing without a thing, beside the pack's weak ones. */
const EMPTY = new Set(['pronoun', 'log_word', 'filler', 'courtesy']);

/** What the clauses in front say to this one: "it" is of the last that named anything, "both" of all of them. */
export function meantBy(lattice: Lattice, before: readonly Said[], pack: Pack): Said | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const named = before.filter(({ things }) => things.length > 0);
  const things = saysSeveral(lattice, pack)
    ? named.flatMap((said) => said.things)
    : (named.at(-1)?.things ?? []);
  return { ...last, things: [...new Set(things)] };
}

/** "Both of them": what several messages or clauses have named. */
export function saysSeveral({ tokens }: Lattice, pack: Pack): boolean {
  return tokens.some((_, at) => particleEnd(pack, 'several', tokens, at) !== undefined);
}

/** "It" of a sentence is what the sentence has named, before it is what was spoken of earlier. */
export function pointsBackIn({ segments }: Lattice): boolean {
  return (
    segments.some((segment) => isOfType(segment, 'pronoun')) &&
    !segments.some((segment) => THINGS.some((type) => isOfType(segment, type)))
  );
}

/** A place, and no word for a thing or a kind of things: "the bedroom to 50 percent". */
export function isOnlyPlaced({ segments }: Lattice): boolean {
  const isOne = (segment: Segment, types: readonly string[]): boolean =>
    types.some((type) => isOfType(segment, type));
  const places = segments.filter((segment) => isOne(segment, PLACES));
  return places.length > 0 && !segments.some((each) => isOne(each, THINGS) && !places.includes(each));
}

/** Things of the home that are named, whatever is said of them; none where it is not clear which. */
export function thingsNamed(segments: readonly Segment[], scene: Scene, pack: Pack): readonly string[] {
  if (!segments.some((segment) => THINGS.some((type) => isOfType(segment, type)))) return [];
  const found = findTargets(segments, anySkill(pack), scene, new Set());
  return found && found.problem === undefined && found.used.size > 0 ? found.targets.map(({ id }) => id) : [];
}

/** Nothing but small words and pointers: what they mean was said before. */
export function saysNothing({ segments, tokens }: Lattice, pack: Pack): boolean {
  const weak = new Set(pack.grammar.weak);
  return segments.every(
    ({ meanings, start, end }) =>
      (meanings.length > 0 && meanings.some(({ type }) => weak.has(type) || EMPTY.has(type))) ||
      isOnly(pack, 'several', tokens, { start, end }),
  );
}

const skills = new WeakMap<Pack, SkillSpec>();

/** About everything that a command can be about. */
function anySkill(pack: Pack): SkillSpec {
  const known = skills.get(pack);
  if (known) return known;
  const physical = pack.skills.filter(({ domains, isQuestion }) => domains.length > 0 && !isQuestion);
  const any: SkillSpec = {
    key: '',
    skill: '',
    act: 'home',
    domains: [...new Set(physical.flatMap(({ domains }) => domains))],
    frames: [],
    slots: {},
    fixed: {},
    templates: [],
    carriers: [],
    defaultsToAll: false,
    isQuestion: false,
    needsYes: false,
  };
  skills.set(pack, any);
  return any;
}
