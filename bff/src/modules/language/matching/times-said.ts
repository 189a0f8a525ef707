import { isOf } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type When } from '../spans/when.js';
import { type Range } from './candidate.js';
import { type ItemContext } from './items.js';

const HOURS = 24;
/** What each of them says by itself. */
const OF_CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'is24Hour']);
const TIMED: ReadonlySet<string> = new Set(['when', 'recurrence']);

/** The moments that stand side by side: the day of "7 and 7:15 tomorrow" goes for both, and a bare number is an hour. */
export function timesIn({ start, end }: Range, context: Lattice & ItemContext): readonly When[] {
  const times: When[] = [];
  // The small word before the first hour may stand outside: "at 6, 6:10 and 6:20".
  let at = start > 0 && (whenAt(start - 1, context)?.end ?? 0) > start ? start - 1 : start;
  while (at < end) {
    const when = whenAt(at, context);
    const { number, text = '' } = context.tokens[at] ?? {};
    if (when) times.push(when.value);
    else if (number !== undefined && Number.isInteger(number) && number <= HOURS)
      times.push({ hour: number, minute: 0 });
    else if (!isOf(context.pack, 'filler', text) && !isOf(context.pack, 'and', text)) break;
    at = when?.end ?? at + 1;
  }
  const last = times.at(-1);
  const day = Object.fromEntries(Object.entries(last ?? {}).filter(([part]) => !OF_CLOCK.has(part)));
  return times.map((each) => ({ ...day, ...each }));
}

function whenAt(
  at: number,
  { spans }: Pick<Lattice, 'spans'>,
): { readonly end: number; readonly value: When } | undefined {
  const found = (spans.get(at) ?? []).filter(({ type }) => TIMED.has(type));
  const [longest] = found.toSorted((one, other) => other.end - one.end);
  return longest && { end: longest.end, value: longest.value as When };
}
