import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

/** A memory and how well it matches by itself. */
interface Spot {
  readonly candidate: Pick<Candidate, 'author' | 'thread' | 'seq' | 'text'>;
  readonly match: number;
}

/** At this distance in a thread a memory counts a third of a direct neighbour. */
const FADES_OVER = 10;
/** From here on it counts less than a twentieth. */
const REACH = 30;

/**
 * What the other memories of its thread say for one: those who talk of a thing talk of it in several sentences. They
 * count by the root of their squares, so that one that matches well says more than many that match a little. Expects
 * the memories sorted by thread and place in it.
 */
export function neighbourScore(spots: readonly Spot[], index: number): number {
  const here = spots[index]?.candidate;
  if (here?.thread == null || here.seq === null) return 0;
  let sameAuthor = 0;
  let otherAuthor = 0;
  let question = 0;
  for (const { match, candidate, distance } of around(spots, index)) {
    const heard = (match * Math.exp(-(Math.abs(distance) - 1) / FADES_OVER)) ** 2;
    if (candidate.author === here.author) sameAuthor += heard;
    else otherAuthor += heard;
    if (distance === -1 && candidate.text.includes('?')) question = match;
  }
  return (
    WEIGHTS.sameAuthor * Math.sqrt(sameAuthor) +
    WEIGHTS.otherAuthor * Math.sqrt(otherAuthor) +
    WEIGHTS.answersQuestion * question
  );
}

function* around(spots: readonly Spot[], index: number): Generator<Spot & { distance: number }> {
  const here = spots[index]?.candidate;
  for (const step of [-1, 1]) {
    for (let i = index + step; ; i += step) {
      const spot = spots[i];
      if (!here || spot?.candidate.thread !== here.thread) break;
      const distance = (spot.candidate.seq ?? NaN) - (here.seq ?? NaN);
      if (!(Math.abs(distance) <= REACH)) break;
      yield { ...spot, distance };
    }
  }
}
