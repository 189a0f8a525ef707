import { type Pack, type Part, type SkillSpec } from '../pack/pack.js';
import { canFit } from '../pack/template.js';
import { type Lattice } from '../spans/span.js';
import { align, alignable, type Alignable, type Alignment } from './align.js';
import { type Match } from './candidate.js';
import { type CaptureContext, resolveCaptures } from './captures.js';
import { putValue } from './slot-values.js';
import { findTargets } from './targets.js';
import { type Scene } from './target-search.js';

/** Keeps the share of short clauses from jumping. */
const SMOOTHING = 0.3;
const SIZE_BONUS = 0.01;

/** Of each skill, and of each thing that it can do, the template that explains most of a clause. */
export function matchTemplates(lattice: Lattice, text: string, { pack, scene }: { pack: Pack; scene: Scene }): Match[] {
  const clause = alignable(lattice, pack);
  const has = partsIn(clause);
  const whole = clause.weights.reduce((sum, weight) => sum + weight, 0);
  const context: CaptureContext = { ...lattice, pack, text };
  return pack.skills.flatMap((spec) =>
    bestAlignments(spec, clause, has).map((alignment) => matchOf(alignment, { whole, context, scene })),
  );
}

function partsIn({ tokens, spans }: Alignable): (part: Part) => boolean {
  const words = new Set(tokens.flatMap(({ text, stem }) => [text, stem]));
  const types = new Set([...spans.values()].flatMap((found) => found.map(({ type }) => type)));
  return (part) => part.kind === 'free' || (part.kind === 'word' ? words.has(part.word) : types.has(part.type));
}

function bestAlignments(spec: SkillSpec, clause: Alignable, has: (part: Part) => boolean): Alignment[] {
  const best = new Map<unknown, Alignment>();
  for (const template of spec.templates) {
    if (!canFit(template, has)) continue;
    const found = align(template, spec, clause);
    const known = best.get(template.fixed.operation);
    if (found && (!known || worth(found) > worth(known))) best.set(template.fixed.operation, found);
  }
  return [...best.values()];
}

function worth({ lost, anchored }: Alignment): number {
  return anchored * SIZE_BONUS - lost;
}

function matchOf(
  alignment: Alignment,
  { whole, context, scene }: { whole: number; context: CaptureContext; scene: Scene },
): Match {
  const { spec, template, typed, captures, cues, lost, anchored } = alignment;
  const parameters: Record<string, unknown> = { ...spec.fixed, ...template.fixed };
  let conflict: string | undefined;
  for (const { slot, value } of typed) conflict ??= putValue(parameters, slot, value);
  conflict ??= resolveCaptures(captures, parameters, { ...context, spec });
  const aimed = findTargets(context.segments, spec, scene, new Set());
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
    captures,
    ...((problem === 'conflict' || problem === 'ambiguous') && { problem }),
  };
}
