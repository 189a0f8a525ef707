import { isOf, type SkillSpec } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Range } from './candidate.js';
import { type ItemContext, trimmed, wordsOf } from './items.js';
import { particleEnd } from './particles.js';
import { withPlainInfinitives } from './plain-infinitive.js';
import { isOfType } from './segments.js';

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
  { spec, ...context }: Context & { readonly spec: SkillSpec },
): TextRead {
  const isNew = parameters.operation === 'set';
  const values: [string, unknown][] = [];
  let range: Range = capture;
  let words: string | undefined;
  for (const [slot, types] of Object.entries(spec.slots)) {
    if (parameters[slot] !== undefined) continue;
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
  const text = words ?? wordsOf(trimmedText(range, range.start > capture.start, context), context);
  // Only what is kept is written anew; what is looked for stays as it was said.
  return { values: [...values, [TEXT, isNew ? withPlainInfinitives(text, context.pack) : text]], range };
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
