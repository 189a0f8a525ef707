import { isOf, type SkillSpec } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Range } from './candidate.js';
import { type ItemContext, trimmed, wordsOf } from './items.js';
import { particleEnd } from './particles.js';
import { inNominative } from './nominative.js';
import { withPlainInfinitives } from './plain-infinitive.js';
import { isOfType } from './segments.js';
import { dayOf } from './told-day.js';

type Context = Lattice & ItemContext;

/** How long something takes is no time at which to be told of it, except where the sentence begins with it. */
const DURATION = 'duration';
const TEXT = 'text';

export interface TextRead {
  readonly values: [string, unknown][];
  /** What the text itself is. */
  readonly range: Range;
}

/**
 * "Call mum at six": a slot of the skill that nothing has filled yet takes what the text says of it, and the text keeps
 * the rest. Inside it the words stay, since what is left would be no sentence, unless a mark stands behind them.
 */
export function textAndSlots(
  capture: Range,
  parameters: Readonly<Record<string, unknown>>,
  {
    spec,
    isFirst = false,
    ...context
  }: Context & {
    readonly spec: SkillSpec;
    /** It stands in front of what asks for it. */
    readonly isFirst?: boolean;
  },
): TextRead {
  const isNew = parameters.operation === 'set';
  const values: [string, unknown][] = [];
  let range: Range = capture;
  let words: string | undefined;
  for (const [slot, types] of Object.entries(spec.slots)) {
    if (parameters[slot] !== undefined) {
      if (isNew && isFirst) values.push(...dayOf(slot, parameters[slot], capture, context.segments));
      continue;
    }
    const valueOf = (segment: Segment): unknown =>
      segment.meanings.find(({ type }) => types.includes(type))?.value;
    const inside = context.segments.filter(
      (segment) =>
        segment.start >= range.start &&
        segment.end <= range.end &&
        types.some((type) => isOfType(segment, type)),
    );
    let isFilled = false;
    for (const segment of inside.toReversed()) {
      const place = placeOf(segment, range, context);
      if (
        place === 'whole' ||
        place === 'inside' ||
        (isDuration(segment) && !isFromNow(segment, range, context))
      )
        continue;
      if (isFilled && isDuration(segment)) continue;
      values.push([slot, valueOf(segment)]);
      isFilled = true;
      words ??= isFirst ? toldWhole(parameters, valueOf(segment), capture, context) : undefined;
      range =
        place === 'end' ? { start: range.start, end: segment.start } : { start: segment.end, end: range.end };
    }
    // Which one is meant may well be said by another time: "cancel the one about the 3 o'clock meeting".
    if (isFilled || !isNew) continue;
    const said = inside.filter((segment) => !isDuration(segment) || isFromNow(segment, range, context));
    const [only, ...others] = said;
    if (!only || others.length > 0) continue;
    values.push([slot, valueOf(only)]);
    words = withoutMiddle(only, range, context);
  }
  const told = trimmedText(range, range.start > capture.start, context);
  const text = words ?? wordsOf(range.end < capture.end ? withoutState(told, context) : told, context);
  // Only what is kept is written anew; what is looked for stays as it was said.
  return {
    values: [
      ...values,
      [TEXT, isNew ? withPlainInfinitives(inNominative(text, context.pack), context.pack) : text],
    ],
    range,
  };
}

/** "On 14 December the bus is due, tell me a week before": its day tells what it is, unless it is said from today on. */
function toldWhole(
  { ahead }: Readonly<Record<string, unknown>>,
  when: unknown,
  capture: Range,
  context: Context,
): string | undefined {
  const isOfToday = typeof when !== 'object' || when === null || 'day' in when;
  return ahead === undefined || isOfToday
    ? undefined
    : wordsOf({ start: capture.start, end: trimmed(capture, context).end }, context);
}

/** "My flight is", of "my flight is tomorrow". */
function withoutState({ start, end }: Range, { pack, tokens }: Context): Range {
  const isState = end - start > 1 && particleEnd(pack, 'state_verb', tokens, end - 1) === end;
  return { start, end: isState ? end - 1 : end };
}

function isDuration(segment: Segment): boolean {
  return isOfType(segment, DURATION) && !isOfType(segment, 'when');
}

/** Only at the beginning, and "two hours before the match" is not in two hours. */
function isFromNow({ start, end }: Segment, range: Range, context: Context): boolean {
  const { pack, tokens } = context;
  const isFirst = isEmpty({ start: range.start, end: start }, context);
  return isFirst && particleEnd(pack, 'not_from_now', tokens, end) === undefined;
}

function placeOf(
  { start, end }: Range,
  range: Range,
  context: Context,
): 'whole' | 'start' | 'end' | 'inside' {
  if (start === range.start && end === range.end) return 'whole';
  if (isEmpty({ start: end, end: range.end }, context)) return 'end';
  return isEmpty({ start: range.start, end: start }, context) ? 'start' : 'inside';
}

/** "The vet at 4, it's Rex's jab" is of the vet and of the jab; without a mark all words are kept. */
function withoutMiddle(middle: Range, { start, end }: Range, context: Context): string | undefined {
  if (middle.start === start && middle.end === end) return '';
  const isMarked = (context.tokens[middle.end]?.before ?? '') !== '';
  if (!isMarked) return undefined;
  const parts = [trimmedText({ start, end: middle.start }, false, context), { start: middle.end, end }];
  return parts
    .map((part) => wordsOf(part, context))
    .filter((part) => part !== '')
    .join(', ');
}

function isEmpty({ start, end }: Range, { segments }: Lattice): boolean {
  return segments.every(
    (segment) => segment.end <= start || segment.start >= end || isOfType(segment, 'courtesy'),
  );
}

/** Where something was taken off its beginning, it does not begin with "then" either. */
function trimmedText({ start, end }: Range, isCut: boolean, context: Context): Range {
  const whole = trimmed({ start, end }, context);
  let from = start;
  while (isCut && from < whole.end && isOf(context.pack, 'connector', context.tokens[from]?.text ?? ''))
    from++;
  return { start: from, end: Math.max(from, whole.end) };
}
