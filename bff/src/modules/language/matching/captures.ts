import { type SkillSpec } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Range } from './candidate.js';
import { type ItemContext, itemsOf, trimmed, wordsOf } from './items.js';
import { isOfType } from './segments.js';
import { putValue, slotName } from './slot-values.js';

export interface CaptureContext extends Lattice, ItemContext {}

type Capture = Range & { readonly slot: string };

const ITEMS = 'items';
const NAME = 'name';
const TEXT = 'text';
/** A slot of one of these names is a moment or a duration, however its template took the words. */
const TIMED: Readonly<Record<string, readonly string[]>> = {
  when: ['when', 'recurrence'],
  duration: ['duration'],
};

/** Turns captured words into what their slots need, and puts them to the rest. Names a slot that is in conflict. */
export function resolveCaptures(
  captures: readonly Capture[],
  parameters: Record<string, unknown>,
  context: CaptureContext & { readonly spec: SkillSpec },
): string | undefined {
  let conflict: string | undefined;
  for (const capture of captures)
    for (const [slot, value] of valuesOf(capture, parameters, context))
      conflict ??= putValue(parameters, slot, value);
  return conflict;
}

function valuesOf(
  capture: Capture,
  parameters: Record<string, unknown>,
  context: CaptureContext & { readonly spec: SkillSpec },
): [string, unknown][] {
  const name = slotName(capture.slot);
  if (name === ITEMS) return [[ITEMS, itemsOf(capture, context)]];
  if (name in TIMED)
    return [[name, timeIn(capture, TIMED[name] ?? [], context) ?? wordsOf(capture, context)]];
  if (name === NAME) return [named(capture, context)];
  if (name === TEXT) return textAndSlots(capture, parameters, context);
  return [[name, wordsOf(trimmed(capture, context), context)]];
}

function timeIn({ start, end }: Range, types: readonly string[], { segments }: Lattice): unknown {
  const inside = segments.filter((segment) => segment.start >= start && segment.end <= end);
  return inside.flatMap(({ meanings }) => meanings).find(({ type }) => types.includes(type))?.value;
}

/** A timer may be called by how long it was set for, or by the room that it stands in. */
function named(capture: Range, context: CaptureContext): [string, unknown] {
  const { start, end } = trimmed(capture, context);
  const telling = context.segments.filter(
    (segment) => segment.start >= start && segment.end <= end && !segment.isFiller,
  );
  const duration = telling.flatMap(({ meanings }) => meanings).find(({ type }) => type === 'duration');
  if (duration) return ['startSeconds', duration.value];
  const [only, ...others] = telling;
  const area = only?.meanings.find(({ type }) => type === 'area');
  if (area && others.length === 0 && Array.isArray(area.value)) return ['areaId', area.value[0]];
  return [NAME, wordsOf({ start, end }, context)];
}

/**
 * "Call mum at six": a slot of the skill that nothing has filled yet takes what the text says of it at either end,
 * and the text keeps the rest. In the middle it stays, since what is left would be no sentence.
 */
function textAndSlots(
  capture: Capture,
  parameters: Record<string, unknown>,
  { spec, ...context }: CaptureContext & { readonly spec: SkillSpec },
): [string, unknown][] {
  const found: [string, unknown][] = [];
  let { start, end } = capture;
  for (const [slot, types] of Object.entries(spec.slots)) {
    if (parameters[slot] !== undefined) continue;
    const inside = context.segments.filter(
      (segment) =>
        segment.start >= start && segment.end <= end && types.some((type) => isOfType(segment, type)),
    );
    for (const segment of inside.toReversed()) {
      const isWhole = segment.start === start && segment.end === end;
      const isAtEnd = isEmpty({ start: segment.end, end }, context);
      const isAtStart = isEmpty({ start, end: segment.start }, context);
      if (isWhole || (!isAtEnd && !isAtStart)) continue;
      found.push([slot, segment.meanings.find(({ type }) => types.includes(type))?.value]);
      if (isAtEnd) end = segment.start;
      else start = segment.end;
    }
  }
  return [...found, [TEXT, wordsOf(trimmedEnd({ start, end }, context), context)]];
}

function isEmpty({ start, end }: Range, { segments }: Lattice): boolean {
  return segments.every(
    (segment) => segment.end <= start || segment.start >= end || isOfType(segment, 'courtesy'),
  );
}

function trimmedEnd({ start, end }: Range, context: CaptureContext): Range {
  const whole = trimmed({ start, end }, context);
  return { start, end: whole.end };
}
