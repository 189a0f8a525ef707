import { isOf, type Pack, type SkillSpec } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Range } from './candidate.js';
import { type ItemContext, trimmed, wordsOf } from './items.js';
import { listedIn } from './listed.js';
import { isOnly } from './particles.js';
import { referred } from './referred.js';
import { isOfType } from './segments.js';
import { putValue, slotName } from './slot-values.js';
import { textAndSlots } from './text-slots.js';
import { timersIn } from './timers-said.js';
import { timesIn } from './times-said.js';
import { wordMap } from '../../../common/word-map.js';

export interface CaptureContext extends Lattice, ItemContext {}

/** By what a clause is read, and which of its words the template names. */
interface Reading {
  readonly spec: SkillSpec;
  readonly cues: readonly Range[];
}

type Capture = Range & { readonly slot: string };

const ITEMS = 'items';
/** What is put to it behind the list: "add milk to the list please, and some tea". */
const MORE_ITEMS = 'items2';
const NAME = 'name';
const TEXT = 'text';
/** Of a template that begins with the list's name. */
const HEADING = 'isHeading';
/** What names a list is no verb, though one may list things and shop for them. */
const ENDS = [',', ';', '.', '!'];
const LIST_WORDS = ['list_name', 'list_word'];
/** Several moments: "for 7 and 7:15 tomorrow". */
const TIMES = 'times';
/** Several lengths, each with what it is for: "five minutes for the eggs and twelve for the potatoes". */
const TIMERS = 'timers';
/** Why something is asked for, which is no part of it. */
const REASON = 'reason';
/** What a list is called, or what it is for; behind a colon stands what is on it. */
const NAMES: ReadonlySet<string> = new Set(['list', 'about']);
/** What is taken off a list or ticked off may have been named before. */
const TAKING: ReadonlySet<unknown> = new Set(['remove', 'complete']);
/** Of these a text says which one is meant, not what it is to say. */
const REFERRING: ReadonlySet<unknown> = new Set(['move', 'snooze', 'cancel', 'complete', 'query']);
/** A slot of one of these names is a moment or a duration, however its template took the words. */
const TIMED = wordMap<readonly string[]>({
  when: ['when', 'recurrence'],
  duration: ['duration'],
});

/** Turns captured words into what their slots need, and puts them to the rest. Names a slot that is in conflict. */
export function resolveCaptures(
  captures: readonly Capture[],
  parameters: Record<string, unknown>,
  context: CaptureContext & Reading,
): string | undefined {
  const isNone = beginsWithVerb(captures, parameters, context);
  let conflict = isNone ? ITEMS : captures.some((each) => namesSeveral(each, context)) ? NAME : undefined;
  for (const capture of captures)
    for (const [slot, value] of valuesOf(capture, parameters, context))
      conflict ??= putValue(parameters, slot, value);
  if (isOnlyNoun(parameters.list, context.pack)) parameters.list = undefined;
  return conflict;
}

/** "Shopping list: milk" is a heading with what stands below it; with a verb before it, another thing is to be done. */
function beginsWithVerb(
  [first]: readonly Capture[],
  parameters: Record<string, unknown>,
  { tokens, spans, segments, pack }: CaptureContext,
): boolean {
  if (parameters[HEADING] !== true) return false;
  // It says how the template reads, and nothing of what is asked for.
  parameters[HEADING] = undefined;
  const before = tokens.slice(0, first?.start ?? 0);
  const isOfList = (at: number): boolean =>
    segments.some(
      (segment) =>
        segment.start <= at && at < segment.end && LIST_WORDS.some((type) => isOfType(segment, type)),
    );
  return before.some(
    ({ text }, at) =>
      pack.verbs.has(text) && !isOfList(at) && (spans.get(at) ?? []).some(({ type }) => pack.cues.has(type)),
  );
}

/** "Auf die Liste": a list that is called nothing else is the one that is usual. */
function isOnlyNoun(list: unknown, { particles }: Pack): boolean {
  return (
    typeof list === 'string' &&
    (particles.get('list_noun') ?? []).some(({ words }) => words.join(' ') === list.toLowerCase())
  );
}

/** "The eggs and twelve for the potatoes" is no name of one timer. */
function namesSeveral({ slot, start, end }: Capture, { tokens, spans, pack }: CaptureContext): boolean {
  if (slotName(slot) !== NAME) return false;
  const isBehindAnd = (at: number): boolean =>
    isOf(pack, 'and', tokens[at - 1]?.text ?? '') || (tokens[at]?.before ?? '').trim() !== '';
  let isSecond = false;
  for (let at = start + 1; at < end; at++) {
    isSecond ||= isBehindAnd(at);
    if (isSecond && (spans.get(at) ?? []).some(({ type }) => type === 'number' || type === 'duration'))
      return true;
  }
  return false;
}

function valuesOf(
  capture: Capture,
  parameters: Record<string, unknown>,
  context: CaptureContext & Reading,
): [string, unknown][] {
  const name = slotName(capture.slot);
  if (name === REASON) return [];
  if (capture.slot === MORE_ITEMS) return moreItems(capture, parameters, context);
  if (name === ITEMS) return itemsIn(capture, parameters, context);
  if (name === TIMES) return [[TIMES, timesIn(capture, context)]];
  if (name === TIMERS) return [[TIMERS, timersIn(capture, context)]];
  if (NAMES.has(name)) return nameAndItems(name, capture, context);
  if (TIMED.has(name))
    return [[name, timeIn(capture, TIMED.get(name) ?? [], context) ?? wordsOf(capture, context)]];
  if (name === NAME) return [named(capture, context)];
  if (name === TEXT)
    return REFERRING.has(parameters.operation)
      ? referred(textAndSlots(untilMark(capture, context), parameters, context), context)
      : textAndSlots(capture, parameters, { ...context, isFirst: isBeforeCues(capture, context) }).values;
  return [[name, wordsOf(trimmed(capture, context), context)]];
}

/** "On Thursday I have the dentist, tell me in the morning": what it is about is told first. */
function isBeforeCues({ end }: Range, { cues }: Reading): boolean {
  return cues.length > 0 && cues.every((cue) => cue.start >= end);
}

/** Which one is meant is said in one breath: "the one about the casserole, Beulah is doing it". */
function untilMark({ start, end }: Range, { tokens }: CaptureContext): Range {
  const mark = tokens.findIndex(
    ({ before }, at) => at > start && at < end && ENDS.some((sign) => before.includes(sign)),
  );
  return { start, end: mark < 0 ? end : mark };
}

/** What is listed; a list that is named among it counts where the template has found none. */
function itemsIn(
  capture: Range,
  parameters: Readonly<Record<string, unknown>>,
  context: CaptureContext,
): [string, unknown][] {
  const { items, list, others, isPointing } = listedIn(capture, {
    ...context,
    mayPoint: TAKING.has(parameters.operation),
  });
  return [
    [ITEMS, items],
    ...(list !== undefined && parameters.list === undefined ? [['list', list] as [string, unknown]] : []),
    ...(others.length > 0 ? [['others', others] as [string, unknown]] : []),
    ...(isPointing && items.length === 0 ? [['isPointing', true] as [string, unknown]] : []),
  ];
}

/** Put to the items that are known already, unless it names a list of its own. */
function moreItems(
  capture: Range,
  parameters: Record<string, unknown>,
  context: CaptureContext,
): [string, unknown][] {
  const { items, list, others } = listedIn(capture, { ...context, mayPoint: false });
  const before = Array.isArray(parameters.items) ? (parameters.items as readonly unknown[]) : [];
  if (list === undefined) parameters.items = [...before, ...items];
  else {
    const first = { items: before, ...(parameters.list !== undefined && { list: parameters.list }) };
    Object.assign(parameters, { items, list, others: [first, ...others] });
  }
  return [];
}

/** "For Rome: charger, passport". */
function nameAndItems(name: string, capture: Range, context: CaptureContext): [string, unknown][] {
  const { start, end } = capture;
  const colon = context.tokens.findIndex(({ before }, at) => at > start && at < end && before.includes(':'));
  const called = trimmed({ start, end: colon < 0 ? end : colon }, context);
  const isNamed = !isOnly(context.pack, 'list_noun', context.tokens, called);
  const own: [string, unknown][] = isNamed ? [[name, wordsOf(called, context)]] : [];
  return colon < 0 ? own : [...own, ...itemsIn({ start: colon, end }, { list: '' }, context)];
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
