import { isOf } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Range } from './candidate.js';
import { type ItemContext, itemPartsOf, trimmed, wordsOf } from './items.js';
import { isOnly, particleEnd } from './particles.js';

/** A length, and what it is for. */
export interface TimerSaid {
  readonly duration: number;
  readonly name?: string;
}

/**
 * "Five minutes for the eggs and twelve for the potatoes": one for each part, where a bare number is of the unit before
 * it. Undefined where a part has no length, or where there is only one.
 */
export function timersIn(range: Range, context: Lattice & ItemContext): readonly TimerSaid[] | undefined {
  const timers: TimerSaid[] = [];
  let unit: number | undefined;
  for (const part of itemPartsOf(range, context)) {
    const length = lengthIn(part, unit, context);
    if (!length) return undefined;
    ({ unit } = length);
    const name = nameIn(
      { start: part.start, end: length.start },
      { start: length.end, end: part.end },
      context,
    );
    timers.push({ duration: length.seconds, ...(name !== '' && { name }) });
  }
  return timers.length > 1 ? timers : undefined;
}

interface Length extends Range {
  readonly seconds: number;
  /** How many seconds one of it has. */
  readonly unit: number;
}

function lengthIn(
  { start, end }: Range,
  unit: number | undefined,
  { spans, tokens }: Lattice,
): Length | undefined {
  for (let at = start; at < end; at++) {
    const found = (spans.get(at) ?? []).filter((span) => span.end <= end);
    const number = found.find(({ type }) => type === 'number');
    const [duration] = found
      .filter(({ type, value }) => type === 'duration' && typeof value === 'number')
      .toSorted((one, other) => other.end - one.end);
    const count = Number(number?.value ?? tokens[at]?.number ?? 1);
    if (duration) {
      const seconds = Number(duration.value);
      return { start: at, end: duration.end, seconds, unit: seconds / (count || 1) };
    }
    if (number && unit !== undefined) return { start: at, end: number.end, seconds: count * unit, unit };
  }
  return undefined;
}

/** What is said of it in front or behind, without the small words that lead to it. */
function nameIn(before: Range, behind: Range, context: Lattice & ItemContext): string {
  return [before, behind]
    .map((part) => withoutLead(part, context))
    .filter((part) => !isOnly(context.pack, 'timer_lead', context.tokens, part))
    .map((part) => wordsOf(part, context))
    .filter((words) => words !== '')
    .join(' ');
}

function withoutLead(range: Range, context: ItemContext): Range {
  const { tokens, pack } = context;
  let { start } = range;
  const { end } = range;
  for (;;) {
    const next = particleEnd(pack, 'timer_lead', tokens, start);
    if (next !== undefined && next <= end) start = next;
    else if (start < end && isOf(pack, 'determiner', tokens[start]?.text ?? '')) start++;
    else return trimmed({ start, end }, context);
  }
}
