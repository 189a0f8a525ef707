import { isOf, type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';

const LONGEST = 6;

/** The first piece behind "can you" and "could you please"; undefined where no such words stand in front. */
export function behindCourtesies(segments: readonly Segment[], pack: Pack): Segment | undefined {
  let at = 0;
  for (let end = courtesyFrom(segments, at, pack); end > at; end = courtesyFrom(segments, at, pack)) at = end;
  return at === 0 ? undefined : segments[at];
}

function courtesyFrom(segments: readonly Segment[], from: number, pack: Pack): number {
  for (let end = Math.min(segments.length, from + LONGEST); end > from; end--) {
    const said = segments.slice(from, end).map(({ text }) => text);
    if (isOf(pack, 'courtesy', said.join(' '))) return end;
  }
  return from;
}
