import { type Meaning } from './meaning-score.js';
import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

/** A memory and how well it matches by itself. */
interface Spot {
  readonly candidate: Pick<Candidate, 'author' | 'thread' | 'seq' | 'text'>;
  readonly match: number;
  readonly meaning: Pick<Meaning, 'says'>;
}

/** At this distance in a thread a match counts a third of a direct neighbour's. */
const FADES_OVER = 10;
/** What is said further off is another conversation. */
const REACH = 30;

/**
 * What the other memories of its thread say for one: in a conversation, what one sentence is about stands in another.
 * Counted is what this one lacks of the question and any of them says, so that much talk of one word adds nothing; then
 * the best match, the nearer the more; then a question right before, which this one answers. Expects the memories
 * sorted by thread and place in it.
 */
export function neighbourScore(spots: readonly Spot[], index: number): number {
  const here = spots[index];
  if (here?.candidate.thread == null || here.candidate.seq === null) return 0;
  const around = [...here.meaning.says];
  let best = 0;
  for (const step of [-1, 1]) {
    for (let i = index + step; ; i += step) {
      const spot = spots[i];
      const distance = step * distanceBetween(here, spot);
      if (!spot || !(distance <= REACH)) break;
      best = Math.max(best, spot.match * Math.exp(-(distance - 1) / FADES_OVER));
      keepHighest(around, spot.meaning.says);
    }
  }
  // Notes that came together without anybody saying them are about one thing less often.
  const isConversation = here.candidate.author !== null;
  const added = isConversation ? sumOf(around) - sumOf(here.meaning.says) : 0;
  return (
    WEIGHTS.saidAround * added +
    WEIGHTS.bestAround * best +
    WEIGHTS.answersQuestion * questionBefore(here, spots[index - 1])
  );
}

/** How well the question matches that stands right before; 0 where none does. */
function questionBefore(here: Spot, before: Spot | undefined): number {
  return before && distanceBetween(here, before) === -1 && before.candidate.text.includes('?')
    ? before.match
    : 0;
}

/** How far behind it another one stands; NaN where that is in another thread, or where none is. */
function distanceBetween({ candidate: here }: Spot, other: Spot | undefined): number {
  if (other?.candidate.thread !== here.thread) return NaN;
  return (other.candidate.seq ?? NaN) - (here.seq ?? NaN);
}

function keepHighest(values: number[], others: readonly number[]): void {
  for (let i = 0; i < values.length; i++) {
    const other = others[i] ?? 0;
    if (other > (values[i] ?? 0)) values[i] = other;
  }
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
