import { type Element, isOf, type Pack, type SkillSpec } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Problem } from '../understanding.js';
import { type Match } from './candidate.js';
import { exceptionIn, targetsBut } from './exceptions.js';
import { FrameReading } from './frame-reading.js';
import { behindCourtesies } from './courtesies.js';
import { withoutPlaceLeads } from './place-leads.js';
import { isOfType, pointsAtThings } from './segments.js';
import { skillIndexOf } from './skill-index.js';
import { shownIn, stateOfSensors } from './shown-states.js';
import { isInRange } from './slot-values.js';
import { findTargets, targetByPart } from './targets.js';
import { type Found, type Scene } from './target-search.js';

/** Words that weigh less are not missed. */
const SMALL = 0.12;
const LEAST_READ = 0.5;
const SLOT_SIZE = 0.3;
const LONGEST_PART = 3;
const TARGET = 'target';
const PARTICLE = 'particle_';
const MOMENT_TYPES = ['when', 'recurrence', 'duration'];

interface Aimed {
  readonly frame: readonly Element[];
  readonly spec: SkillSpec;
  readonly scene: Scene;
  readonly head: Segment | undefined;
}

/** Every frame of every skill that a clause fits: what a frame names may stand anywhere in the clause. */
export function matchFrames(said: readonly Segment[], pack: Pack, scene: Scene): Match[] {
  const segments = withoutPlaceLeads(said, pack);
  const types = new Set(segments.flatMap(({ meanings }) => meanings.map(({ type }) => type)));
  const hasTarget = segments.some(pointsAtThings);
  const head = behindCourtesies(segments, pack);
  return skillIndexOf(pack)
    .framesFor(types)
    .filter(({ spec, way }) => way.every((element) => isSaid(element, { spec, types, hasTarget })))
    .flatMap(({ spec, way }) => matchFrame(segments, { frame: way, spec, scene, head }) ?? []);
}

/** A quick look before anything is read. */
function isSaid(
  { type, isOptional }: Element,
  { spec, types, hasTarget }: { spec: SkillSpec; types: ReadonlySet<string>; hasTarget: boolean },
): boolean {
  if (isOptional || types.has(type)) return true;
  if (type === TARGET) return hasTarget || spec.defaultsToAll;
  return spec.slots[type]?.some((each) => types.has(each)) ?? false;
}

function matchFrame(segments: readonly Segment[], { frame, spec, scene, head }: Aimed): Match | undefined {
  const reading = new FrameReading(segments, spec, head);
  if (!reading.read(frame)) return undefined;
  if (!Object.keys(spec.slots).every((slot) => isInRange(reading.parameters[slot], spec))) return undefined;
  const aimed = aim(segments, { spec, scene, reading });
  const isUnaimed = aimed !== undefined && aimed.used.size === 0 && frame.some(({ type }) => type === TARGET);
  const isOfSomebody = segments.some(({ text }) => isParticle(text, 'somebody', scene));
  if (isOfSomebody && aimed && !spec.isQuestion && ![...aimed.used].some(pointsAtThings)) return undefined;
  // "Kitchen light" asks for it, "and in the bedroom" goes on with something.
  const isOnlyTarget = frame.length === 1 && frame[0]?.type === TARGET;
  if (isOnlyTarget && ![...(aimed?.used ?? [])].some(isThing)) return undefined;
  if (isUnaimed && (aimed.problem !== undefined || spec.implies !== undefined)) return undefined;
  if (spec.domains.length > 0 && !spec.isQuestion) takeMoments(segments, reading);
  const shown = spec.isQuestion ? shownIn(segments)?.value : undefined;
  const sensed = stateOfSensors(shown, aimed?.targets ?? []);
  const parameters = {
    ...aimed?.parameters,
    ...reading.parameters,
    ...spec.fixed,
    ...(reading.parameters.state !== undefined && sensed !== undefined && { state: sensed }),
  };
  const problem: Problem | undefined = reading.conflict === undefined ? aimed?.problem : 'conflict';
  return {
    spec,
    source: 'frames',
    parameters,
    targets: (aimed?.targets ?? []).map(({ id }) => id),
    ...weighed(segments, { reading, aimed, frame, pack: scene.index?.pack }),
    size: frame.length + Object.keys(parameters).length * SLOT_SIZE,
    cues: reading.cues,
    captures: [],
    isPlaced: [...(aimed?.used ?? [])].some((segment) => isOfType(segment, 'area')),
    ...(problem && { problem }),
  };
}

/** What it is about. A part of a name counts where only one thing has it, since nothing else explains those words. */
function aim(
  segments: readonly Segment[],
  { spec, scene, reading }: { spec: SkillSpec; scene: Scene; reading: FrameReading },
): Found | undefined {
  const exception = spec.isQuestion ? undefined : exceptionIn(segments);
  if (exception && scene.index && spec.domains.length > 0) {
    reading.cues.push(exception.lead);
    return targetsBut(exception, spec, scene, reading.taken);
  }
  const found = findTargets(segments, spec, scene, reading.taken);
  if (!found || spec.isQuestion) return found;
  const unread = segments.filter(
    (segment) =>
      !segment.isFiller && !reading.taken.has(segment) && !found.used.has(segment) && segment.weight > SMALL,
  );
  // Of words that mean something else as well all have to be of the name: "the guest room light".
  const telling = unread.filter((segment) => segment.meanings.length === 0 || pointsAtThings(segment));
  const isNamed = found.parameters.name !== undefined;
  for (const left of isNamed || unread.length === telling.length ? [telling] : [unread, telling]) {
    const words = left.flatMap(({ text }) => text.split(' '));
    const one =
      words.length > LONGEST_PART ? undefined : targetByPart(words, spec, scene, found.parameters.areaId);
    if (one)
      return {
        targets: [one],
        parameters: { ...found.parameters, name: one.name },
        used: new Set([...found.used, ...left]),
      };
  }
  return found;
}

/** A time beside a command for the home says when, or for how long, it is to be done. */
function takeMoments(segments: readonly Segment[], reading: FrameReading): void {
  for (const type of MOMENT_TYPES) {
    const slot = type === 'duration' ? type : 'when';
    if (reading.parameters[slot] !== undefined) continue;
    const segment = segments.find(
      // "A sec" says no time.
      (each) =>
        !reading.taken.has(each) && !each.isFiller && each.meanings.some((meaning) => meaning.type === type),
    );
    const meaning = segment?.meanings.find((each) => each.type === type);
    if (segment && meaning) reading.take(segment, slot, meaning.value);
  }
}

function weighed(
  segments: readonly Segment[],
  {
    reading,
    aimed,
    frame,
    pack,
  }: { reading: FrameReading; aimed: Found | undefined; frame: readonly Element[]; pack: Pack | undefined },
): Pick<Match, 'coverage' | 'unread' | 'hasStrayName'> {
  const saysSense = frame.some(
    ({ type }) => type.startsWith(PARTICLE) || reading.parameters[type] !== undefined,
  );
  const verb = pack && saysSense ? someVerb(segments, pack) : undefined;
  const isUsed = (segment: Segment): boolean =>
    reading.taken.has(segment) || (aimed?.used.has(segment) ?? false);
  let covered = 0;
  let lost = 0;
  const unread: string[] = [];
  let hasStrayName = false;
  for (const [at, segment] of segments.entries()) {
    if (segment === verb && !isUsed(segment)) continue;
    if (isUsed(segment)) covered += Math.max(LEAST_READ, segment.weight);
    else if (!segment.isFiller) {
      lost += segment.weight;
      if (segment.weight <= SMALL) continue;
      unread.push(segment.text);
      const before = segments[at - 1];
      hasStrayName ||=
        pointsAtThings(segment) ||
        isOfType(segment, 'number') ||
        (before !== undefined && pointsAtThings(before));
    }
  }
  return { coverage: covered / (covered + lost || 1), unread, hasStrayName };
}

function isThing(segment: Segment): boolean {
  return isOfType(segment, 'noun') || isOfType(segment, 'entity');
}

/**
 * "Nip the hall light off", "knips das Licht aus": a word that nothing knows in front of a determiner is a verb, which a
 * particle says the sense of.
 */
function someVerb(segments: readonly Segment[], pack: Pack): Segment | undefined {
  const at = segments.findIndex(({ isFiller }) => !isFiller);
  const [first, next] = [segments[at], segments[at + 1]];
  const isUnknown = first?.meanings.length === 0 && !first.text.includes(' ');
  return isUnknown && isOf(pack, 'determiner', next?.text ?? '') ? first : undefined;
}

function isParticle(text: string, name: string, { index }: Scene): boolean {
  return index?.pack.particles.get(name)?.some(({ words }) => words.join(' ') === text) ?? false;
}
