import { type Entity } from '../../../integrations/home/home.js';
import { type SkillSpec } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { isOfType } from './segments.js';
import { type Found, type Scene } from './target-search.js';
import { findTargets } from './targets.js';

/** "All lights but the kitchen": what is said before the exception, the words that make it, and what it is. */
export interface Exception {
  readonly before: readonly Segment[];
  readonly lead: Segment;
  readonly after: readonly Segment[];
}

const GENERAL = ['all', 'everywhere'];
const KINDS = ['noun', 'entity'];

export function exceptionIn(segments: readonly Segment[]): Exception | undefined {
  const at = segments.findIndex((segment) => isOfType(segment, 'exception'));
  const lead = segments[at];
  if (!lead || at === 0) return undefined;
  return { before: segments.slice(0, at), lead, after: segments.slice(at + 1) };
}

/**
 * What is meant without what is to be left alone. Nothing where the exception is not wholly known: to do all of it
 * would be wrong.
 */
export function targetsBut(
  { before, lead, after }: Exception,
  spec: SkillSpec,
  scene: Scene,
  taken: ReadonlySet<Segment>,
): Found | undefined {
  const meant = isGeneral([lead]) ? [...before, lead] : before;
  const whole = findTargets(meant, spec, scene, taken);
  const excepted = findTargets([...after, ...kindsOf(before, after)], spec, scene, taken);
  if (!whole || !excepted) return undefined;
  if (whole.problem) return whole;
  const unclear: Found = { targets: [], parameters: {}, used: new Set([lead]), problem: 'missing' };
  if (excepted.problem || excepted.targets.length === 0) return unclear;
  const near = withoutThem(whole, excepted);
  // "All lights but the kitchen", said in another room, is of the whole house.
  const anywhere = near ? undefined : findTargets(meant, spec, elsewhere(scene), taken);
  const others = anywhere && withoutThem(anywhere, excepted);
  const targets = inHere(near ?? others ?? whole.targets, excepted, { before, scene });
  if (targets.length === 0) return unclear;
  const { parameters } = others ? anywhere : whole;
  return { targets, parameters, used: new Set([...whole.used, ...excepted.used, lead]) };
}

function elsewhere({ index, last }: Scene): Scene {
  return { last, ...(index && { index }) };
}

/** "Everything except the coffee machine", said beside it, is of its room, unless the house is named. */
function inHere(
  left: readonly Entity[],
  excepted: Found,
  { before, scene: { areaId } }: { readonly before: readonly Segment[]; readonly scene: Scene },
): readonly Entity[] {
  const isHouse = before.some((segment) => isOfType(segment, 'everywhere') && !isOfType(segment, 'all'));
  const isHere = (entity: Entity): boolean => entity.areaId === areaId;
  const here = left.filter(isHere);
  const isOfRoom = areaId !== undefined && !isHouse && excepted.targets.every(isHere);
  return isOfRoom && here.length > 0 ? here : left;
}

/** Undefined where none of them is among what is meant. */
function withoutThem(whole: Found, excepted: Found): readonly Entity[] | undefined {
  const left = whole.targets.filter((entity) => !excepted.targets.includes(entity));
  return left.length < whole.targets.length ? left : undefined;
}

/** Of a room alone the same kind is left alone. */
function kindsOf(before: readonly Segment[], after: readonly Segment[]): Segment[] {
  if (after.some((segment) => KINDS.some((type) => isOfType(segment, type)))) return [];
  return before
    .filter((segment) => isOfType(segment, 'noun'))
    .map((segment) => ({ ...segment, meanings: segment.meanings.filter(({ type }) => type === 'noun') }));
}

function isGeneral(segments: readonly Segment[]): boolean {
  return segments.some((segment) => GENERAL.some((type) => isOfType(segment, type)));
}
