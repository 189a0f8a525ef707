import { hasMark } from '../tokens/marks.js';
import { type Pack, type Part, type SkillSpec, type Template } from '../pack/pack.js';
import { canFit } from '../pack/template.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { align, type Alignment } from './align.js';
import { alignable, type Alignable } from './alignable.js';
import { type Match, type Range } from './candidate.js';
import { type CaptureContext, resolveCaptures } from './captures.js';
import { skillIndexOf, typeKey } from './skill-index.js';
import { isInRange, putValue } from './slot-values.js';
import { withoutDenials } from './denials.js';
import { findTargets } from './targets.js';
import { type Found, type Scene } from './target-search.js';

/** Keeps the share of short clauses from jumping. */
const SMOOTHING = 0.3;
const SIZE_BONUS = 0.04;
const MARKED_BEHIND = 'isMarkedBehind';
const TIMERS = 'timers';
const LIST_WORDS: ReadonlySet<string> = new Set(['list_name', 'list_word']);
const MARKED = 'isMarked';
const HEADING_MARKS = ':–—-';
const PARTING_MARKS = `.,;!${HEADING_MARKS}`;
/** Of templates that set something; a timer has none. */
const SETTING: ReadonlySet<unknown> = new Set([undefined, 'set', 'several']);

/** Of each skill, and of each thing that it can do, the template that explains most of a clause. */
export function matchTemplates(
  lattice: Lattice,
  text: string,
  { pack, scene }: { pack: Pack; scene: Scene },
): Match[] {
  const clause = alignable(lattice, pack);
  const keys = keysIn(clause);
  const whole = clause.weights.reduce((sum, weight) => sum + weight, 0);
  const context: CaptureContext = { ...lattice, pack, text };
  return [...skillIndexOf(pack).templatesFor(keys)].flatMap(([spec, ways]) =>
    bestAlignments({ spec, ways }, clause, keys)
      .map((alignment) => matchOf(alignment, { whole, context, scene }))
      .filter((match) => !lacksTimers(match)),
  );
}

function keysIn({ tokens, spans }: Alignable): ReadonlySet<string> {
  const keys = new Set(tokens.flatMap(({ text, stem }) => [text, stem]));
  for (const found of spans.values()) for (const { type } of found) keys.add(typeKey(type));
  return keys;
}

function bestAlignments(
  { spec, ways }: { spec: SkillSpec; ways: readonly Template[] },
  clause: Alignable,
  keys: ReadonlySet<string>,
): Alignment[] {
  const best = new Map<unknown, Alignment>();
  for (const template of ways) {
    if (!canFit(template, (part) => isSaid(part, keys))) continue;
    const found = align(template, spec, clause);
    const known = best.get(template.fixed.operation);
    if (!found || lacksMark(found, clause)) continue;
    if (!found.typed.every(({ value }) => isInRange(value, spec))) continue;
    if (!known || worth(found) > worth(known)) best.set(template.fixed.operation, found);
  }
  return [...best.values()];
}

/** Of several timers each has a length. */
function lacksTimers({ parameters }: Match): boolean {
  return TIMERS in parameters && parameters[TIMERS] === undefined;
}

/** A heading stands before a colon, and what is listed before a mark: "Shopping: milk", "Bread, teabags. List." */
function lacksMark({ template: { fixed }, captures }: Alignment, { tokens }: Alignable): boolean {
  const isLacking = (at: number | undefined, signs: string): boolean => !hasMark(tokens[at ?? 0], signs);
  return (
    (fixed[MARKED] === true && isLacking(captures[0]?.start, HEADING_MARKS)) ||
    (fixed[MARKED_BEHIND] === true && isLacking(captures.at(-1)?.end, PARTING_MARKS))
  );
}

function isSaid(part: Part, keys: ReadonlySet<string>): boolean {
  if (part.kind === 'free') return true;
  return keys.has(part.kind === 'word' ? part.word : typeKey(part.type));
}

function worth({ lost, anchored }: Alignment): number {
  return anchored * SIZE_BONUS - lost;
}

function matchOf(
  alignment: Alignment,
  { whole, context, scene }: { whole: number; context: CaptureContext; scene: Scene },
): Match {
  const { spec, template, typed, captures, cues, lost, anchored } = alignment;
  const { [MARKED]: _, [MARKED_BEHIND]: __, ...fixed } = template.fixed;
  const parameters: Record<string, unknown> = { ...spec.fixed, ...fixed };
  let conflict: string | undefined;
  for (const { slot, type, value } of typed)
    conflict ??= putValue(parameters, slot, LIST_WORDS.has(type) ? asNoun(value, context.pack) : value);
  const aimed = findTargets(context.segments, spec, scene, new Set());
  const said = captures.map((capture) => withoutPlace(capture, aimed, context));
  conflict ??= resolveCaptures(said, parameters, { ...context, spec, cues });
  const problem = conflict === undefined ? aimed?.problem : 'conflict';
  return {
    spec,
    source: 'templates',
    parameters: { ...aimed?.parameters, ...parameters },
    targets: (aimed?.targets ?? []).map(({ id }) => id),
    coverage: Math.max(0, 1 - lost / (whole + SMOOTHING)),
    size: anchored,
    unread: [],
    cues,
    captures: asksToBeTold(spec, template) ? withoutDenials(captures, cues, context) : captures,
    ...((problem === 'conflict' || problem === 'ambiguous') && { problem }),
  };
}

/** A list is called as nouns of the language are written: “Einkaufszettel”. */
function asNoun(value: unknown, { grammar, language }: Pack): unknown {
  if (typeof value !== 'string' || !grammar.nounsAreCapitalised) return value;
  return value.slice(0, 1).toLocaleUpperCase(language) + value.slice(1);
}

/** What would make somebody be told of something later. */
function asksToBeTold({ act }: SkillSpec, { fixed }: Template): boolean {
  return act === 'reminder' && SETTING.has(fixed.operation);
}

/** "Jazz in the kitchen": where it is to be played is no part of what is played. */
function withoutPlace<Capture extends Range>(
  capture: Capture,
  aimed: Found | undefined,
  { segments }: Pick<Lattice, 'segments'>,
): Capture {
  if (!aimed) return capture;
  const inside = segments.filter(({ start, end }) => start >= capture.start && end <= capture.end);
  const last = inside.findLastIndex(({ isFiller }) => !isFiller);
  let left = last;
  for (let at = last; at >= 0; at--)
    if (isIn(aimed.used, inside[at])) left = at - 1;
    else if (inside[at]?.isFiller !== true) break;
  if (left === last) return capture;
  while (left >= 0 && inside[left]?.isFiller) left--;
  const end = inside[left]?.end;
  return end === undefined ? capture : { ...capture, end };
}

function isIn(used: ReadonlySet<Segment>, segment: Segment | undefined): boolean {
  return segment !== undefined && used.has(segment);
}
