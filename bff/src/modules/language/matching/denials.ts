import { type Lattice } from '../spans/span.js';
import { type Range } from './candidate.js';

const NEGATION = 'negation';
/** "Do not want you to wake me": how many words may stand between a denial and the verb that it denies. */
const REACH = 3;

/**
 * The captures without a denial of the verb behind them. "Don't bother" is no name of what somebody shall be woken for,
 * while the "not" of "I must not be late, wake me at 6" belongs to what was captured: a mark stands between the two.
 */
export function withoutDenials(
  captures: readonly Range[],
  cues: readonly Range[],
  lattice: Pick<Lattice, 'tokens' | 'spans'>,
): readonly Range[] {
  return captures.flatMap(({ start, end }) => {
    const verb = cues.find((cue) => cue.start >= end)?.start;
    if (verb === undefined) return [{ start, end }];
    const denial = lastDenial(start, end, lattice);
    if (!denial || verb - denial.end > REACH || isParted(denial.end, verb, lattice)) return [{ start, end }];
    return [
      { start, end: denial.start },
      { start: denial.end, end },
    ].filter((range) => range.start < range.end);
  });
}

function lastDenial(start: number, end: number, { spans }: Pick<Lattice, 'spans'>): Range | undefined {
  for (let at = end - 1; at >= start; at--) {
    const found = (spans.get(at) ?? []).filter((span) => span.type === NEGATION && span.end <= end);
    if (found.length > 0) return { start: at, end: Math.max(...found.map((span) => span.end)) };
  }
  return undefined;
}

function isParted(from: number, to: number, { tokens }: Pick<Lattice, 'tokens'>): boolean {
  return tokens.slice(from, to + 1).some(({ before }) => before.trim() !== '');
}
